import {addressOf} from "#site/artifacts/base.ts";

/** Where the service worker lies. */
const WORKER_URL = "/sw.js";

/** Receives the function that reloads the page under the newer worker, once one is installed. */
type OnUpdate = (reload: () => void) => void;

function watch(registration: ServiceWorkerRegistration, onUpdate: OnUpdate): void {
  const reload = (): void => {
    const {waiting} = registration;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {once: true});
    if (waiting) waiting.postMessage({type: "SKIP_WAITING"});
    // Another tab has activated the worker already.
    else location.reload();
  };
  const follow = (): void => {
    const {active, installing} = registration;
    // The first worker replaces nothing. Only now can that be told: in WebKit it may control the page before it is
    // reported as installed.
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
 * Registers the service worker once the page has loaded. The outcome is only logged: the site works without a worker.
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
