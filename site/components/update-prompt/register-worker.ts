import {addressOf} from "../../artifacts/base.ts";

/** Where the service worker lies. */
const WORKER_URL = "/sw.js";

/** Calls back with the function that puts a waiting worker to work, whenever a newer one waits. */
type OnWaiting = (activate: () => void) => void;

function watch(registration: ServiceWorkerRegistration, onWaiting: OnWaiting): void {
  const tell = (worker: ServiceWorker): void => onWaiting(() => worker.postMessage({type: "SKIP_WAITING"}));
  // Without a controller this is the first visit: the worker takes over by itself and nothing is out of date.
  if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller) tell(worker);
    });
  });
}

/**
 * Registers the service worker once the page has loaded. What comes of it is only logged: the site works without.
 */
export function registerWorker(onWaiting: OnWaiting): void {
  if (!("serviceWorker" in navigator)) return;
  const register = async (): Promise<void> => {
    try {
      const registration = await navigator.serviceWorker.register(addressOf(WORKER_URL));
      console.info("Service worker registered:", registration.scope);
      watch(registration, onWaiting);
    } catch (error) {
      console.info("Service worker not registered:", error);
    }
  };
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), {once: true});
}
