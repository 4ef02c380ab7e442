import "./styles/site.ts";
import {startTransition} from "react";
import {App} from "./app.tsx";
import {readBootData} from "./artifacts/boot.ts";
import {keepOffline} from "./artifacts/keep-offline.ts";
import {watchImages} from "./components/body-images/body-images.ts";
import {watchCopyButtons} from "./components/code/copy-buttons.ts";
import {focusButtons} from "./components/modal/focus-buttons.ts";
import {watchShortcuts} from "./components/shortcuts/watch-shortcuts.ts";
import {watchMenus} from "./components/top-bar/watch-menus.ts";
import {setMessages} from "./messages/messages.ts";
import {createRouter} from "./routes/router.ts";
import {scrollMemory} from "./routes/scroll-memory.ts";
import {watchLinks} from "./routes/watch-links.ts";
import {watchPrint} from "./routes/watch-print.ts";
import {watchScroll} from "./routes/watch-scroll.ts";
import {loadScreen} from "./screens/registry.ts";

/** Yields to the browser so that it can handle pending events. */
const pause = (): Promise<void> => new Promise(done => setTimeout(done));

/** Returns the session storage, or `null` if the reader blocks it, in which case access throws. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Hides an element that the page names `nodeName`. For events outside its root, React reads `window.nodeName`,
 * which browsers resolve to an element with that ID or name (HTML, "Named access on the Window object").
 */
const hideNamedElement = (): void =>
  void Object.defineProperty(window, "nodeName", {value: undefined, configurable: true});

/** Hydrates the prerendered document in steps, between which the page scrolls and reacts. */
async function main(): Promise<void> {
  const root = document.getElementById("dx-root");
  if (!root) return;
  hideNamedElement();
  const boot = readBootData(document);
  setMessages(boot.site.messages);
  const memory = scrollMemory(tabStorage());
  const router = createRouter({boot, window, memory});
  await pause();
  const [{hydrateRoot}] = await Promise.all([import("react-dom/client"), loadScreen(boot.view.kind)]);
  await pause();
  // A transition hydrates in short slices.
  startTransition(() => {
    hydrateRoot(root, <App site={boot.site} router={router} dev={boot.dev === true} />, {
      onRecoverableError: error => console.error(error),
    });
  });
  router.start();
  watchLinks(document, router);
  watchScroll(window, router, memory);
  watchCopyButtons(document);
  watchImages(document);
  watchPrint(window);
  focusButtons(document);
  watchShortcuts(document);
  watchMenus(document);
  if (!boot.dev) {
    const shown = "page" in boot.view ? boot.view.page.url : "";
    keepOffline(shown, boot.site, async () =>
      (await import("./components/search-dialog/local-engine.ts")).localEngine(),
    ).catch(() => {});
  }
  if (boot.dev) addEventListener("docs:refresh", () => void router.refresh());
}

void main();
