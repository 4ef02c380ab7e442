import {addressOf} from "#site/artifacts/base.ts";

/** Path of the service worker. */
const WORKER_URL = "/sw.js";

/** Called with a function that reloads the page with a newer worker, once one is installed. */
type OnUpdate = (reload: () => void) => void;

function watch(registration: ServiceWorkerRegistration, onUpdate: OnUpdate): void {
  const reload = (): void => {
    const {waiting} = registration;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {once: true});
    if (waiting) waiting.postMessage({type: "SKIP_WAITING"});
    // Another tab has already activated the worker.
    else location.reload();
  };
  const follow = (): void => {
    const {active, installing} = registration;
    // The first worker replaces nothing. This can only be determined now: in WebKit it may control the page
    // before it is reported as installed.
    if (!active || !installing) return;
    installing.addEventListener("statechange", () => {
      if (installing.state === "installed") onUpdate(reload);
    });
  };
  registration.addEventListener("updatefound", follow);
  // The browser may have found an update before this script ran.
  follow();
  if (registration.active && registration.waiting) onUpdate(reload);
}

/**
 * Registers the service worker once the page has loaded. Failures are only logged, because the site works
 * without a worker.
 */
export function registerWorker(onUpdate: OnUpdate): void {
  if (!("serviceWorker" in navigator)) return;
  const register = async (): Promise<void> => {
    try {
      const registration = await navigator.serviceWorker.register(addressOf(WORKER_URL));
      console.info("Service worker registered:", registration.scope);
      watch(registration, onUpdate);
    } catch (error) {
      console.info("Service worker not registered:", error);
    }
  };
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), {once: true});
}
