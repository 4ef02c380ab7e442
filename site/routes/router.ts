import {pathAt, pathOf} from "../artifacts/base.ts";
import {readBodyHtml} from "../artifacts/boot.ts";
import {ChunkLoadError, ContentNotFoundError} from "../artifacts/errors.ts";
import {sectionAround} from "../artifacts/load-page.ts";
import {forgetSections, keepRows, keptRows} from "../artifacts/sections.ts";
import {shownUrl} from "../artifacts/shown-url.ts";
import type {BootData} from "../artifacts/types.ts";
import {updateHead} from "./head.ts";
import {internalTarget, type Target} from "./internal-link.ts";
import {viewLoader} from "./load-view.ts";
import {readingPlace} from "./reading-place.ts";
import {claimReload} from "./reload-guard.ts";
import type {Cause, RouterState} from "./router-state.ts";
import type {scrollMemory} from "./scroll-memory.ts";
import {stubView} from "./stub-view.ts";

/** Loading time in milliseconds after which a placeholder is shown; shorter loads do not flash. */
const PLACEHOLDER_AFTER_MS = 120;

export type Router = ReturnType<typeof createRouter>;

interface Options {
  boot: BootData;
  window: Window;
  memory: ReturnType<typeof scrollMemory>;
}

/** Reports whether the reader has returned to a page left by a full load, and has not scrolled since. */
function isReturn({performance, document}: Window): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    entry !== undefined && entry.type !== "navigate" && document.documentElement.dataset.moved !== "true"
  );
}

const entryKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * Creates the router, which holds the state of the current page. It is custom code: there are no URL
 * patterns, only exact pages.
 */
export function createRouter({boot, window, memory}: Options) {
  const {history, location} = window;
  const {site} = boot;
  const views = viewLoader(site);
  const listeners = new Set<() => void>();
  let turn = 0;
  let key: string = history.state?.key ?? entryKey();
  let state: RouterState = {
    id: 0,
    url: shownUrl(boot.view),
    hash: location.hash,
    cause: isReturn(window) ? "return" : "start",
    status: "ready",
    view: boot.view,
    html: readBodyHtml(window.document),
  };
  const first = state;
  // Read now, because before hydration the browser's own scroll restoration may be recorded as a new
  // position.
  const left = memory.recall(key);
  if (state.url !== "") views.set(state.url, {view: state.view, html: state.html, build: boot.build});
  if ("section" in boot.view && !boot.view.section.partial) keepRows(boot.view.section);

  function commit(change: Partial<RouterState>): void {
    state = {...state, ...change, id: state.id + 1};
    updateHead(window.document, state, site);
    for (const listener of listeners) listener();
  }

  function leaveFor(target: Target, cause: Cause): void {
    if (cause === "push") location.assign(pathOf(target.url) + target.search + target.hash);
    else location.reload();
  }

  /** Handles a failed load. Returns true if the browser takes over with a full load. */
  function recover(error: unknown, target: Target, cause: Cause): boolean {
    if (error instanceof ContentNotFoundError && (cause === "push" || cause === "pop")) {
      leaveFor(target, cause);
      return true;
    }
    if (error instanceof ChunkLoadError && claimReload(window, target.url + boot.build)) {
      leaveFor(target, cause);
      return true;
    }
    return false;
  }

  /** Reports whether a page belongs to another deployment. Offline, there is no document to switch to. */
  const isForeign = (build: string | null): boolean =>
    build !== null && build !== boot.build && window.navigator.onLine;

  async function go(target: Target, cause: Cause): Promise<void> {
    const mine = ++turn;
    let entered = cause !== "push";
    const enter = (): Pick<RouterState, "url" | "hash" | "cause"> => {
      if (!entered) {
        key = entryKey();
        history.pushState({key}, "", pathOf(target.url) + target.search + target.hash);
        entered = true;
      }
      return {url: target.url, hash: target.hash, cause};
    };
    const stub = (): Partial<RouterState> => ({view: stubView(target.url, keptRows, site), html: ""});
    const timer = setTimeout(() => {
      if (mine === turn && cause !== "refresh") commit({...enter(), ...stub(), status: "loading"});
    }, PLACEHOLDER_AFTER_MS);
    // When the reader leaves, the browser aborts what is loading. Handling that as a failure would reload this page instead.
    let isLeaving = false;
    const leave = (): void => {
      isLeaving = true;
    };
    window.addEventListener("beforeunload", leave);
    try {
      const {view, html, build} = await views.get(target.url, cause !== "pop");
      if (mine !== turn) return;
      // The response is from another deployment: its pages need its scripts, so the browser loads everything.
      if (isForeign(build) && claimReload(window, target.url + build)) leaveFor(target, cause);
      else commit({...enter(), view, html, status: "ready"});
    } catch (error) {
      if (mine !== turn || isLeaving || recover(error, target, cause)) return;
      if (!(error instanceof ContentNotFoundError)) {
        console.error(error);
        const {isListed} = await sectionAround(target.url, site);
        if (mine !== turn) return;
        // Without a connection, only the sidebar shows whether such a page exists.
        if (isListed || window.navigator.onLine) return commit({...enter(), ...stub(), status: "failed"});
      }
      const lost = await views.notFound();
      if (mine === turn) commit({...enter(), ...lost, status: "ready"});
    } finally {
      clearTimeout(timer);
      window.removeEventListener("beforeunload", leave);
    }
  }

  /** Returns the target of the current URL; a URL that can't be a page is used as is. */
  const here = (): Target =>
    internalTarget(location.href, location.href) ?? {
      url: pathAt(location.pathname) ?? location.pathname,
      search: location.search,
      hash: location.hash,
    };

  function onPopState(event: PopStateEvent): void {
    const target = here();
    const known: string | undefined = event.state?.key;
    // The last scroll event may not be recorded yet. Since scroll restoration is manual, the page is still
    // where it was left.
    if (known !== undefined && state.status === "ready") memory.remember(key, readingPlace(window));
    if (known === undefined) {
      // A link to a heading of this page: the browser has already created a history entry and scrolled.
      key = entryKey();
      history.replaceState({key}, "", location.href);
    } else key = known;
    if (target.url !== state.url) void go(target, "pop");
    else {
      turn++;
      commit({hash: target.hash, cause: known === undefined ? "start" : "pop"});
    }
  }

  return {
    getState: () => state,
    getStart: () => first,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Returns the key of the current history entry, for its scroll position. */
    entry: () => key,
    savedPlace: () => (state.cause === "return" ? left : memory.recall(key)),
    /** Starts listening. Loads the page of the URL if the document is only the app shell. */
    start(): void {
      const target = here();
      const address =
        target.url.endsWith("/") && !location.pathname.endsWith("/")
          ? pathOf(target.url) + target.search + target.hash
          : location.href;
      history.replaceState({key}, "", address);
      window.addEventListener("popstate", onPopState);
      if (boot.view.kind === "shell" && target.url !== "/app-shell/") void go(target, state.cause);
      else if (target.url !== state.url) commit({url: target.url});
    },
    navigate(target: Target): Promise<void> {
      memory.remember(key, readingPlace(window));
      return go(target, "push");
    },
    prefetch(url: string): void {
      views.get(url, true).catch(() => {});
    },
    retry: () => void go(here(), "refresh"),
    /** Reloads the current page after its source changed, keeping the scroll position. */
    refresh(): Promise<void> {
      views.clear();
      forgetSections();
      return go(here(), "refresh");
    },
  };
}
