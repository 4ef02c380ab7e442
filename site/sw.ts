/// <reference lib="webworker" />
import {CacheableResponsePlugin} from "workbox-cacheable-response";
import {ExpirationPlugin} from "workbox-expiration";
import {cleanupOutdatedCaches, matchPrecache, precacheAndRoute} from "workbox-precaching";
import {registerRoute, setCatchHandler} from "workbox-routing";
import {CacheFirst, NetworkFirst} from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope & {
  /** Client files and app shell, inserted by the prerenderer. */
  __PRECACHE: {url: string; revision: string | null}[];
  /** Changes with the client files, so that no page is shown with another build's scripts. */
  __CLIENT: string;
};

/**
 * Path of the site, at whose root the worker is located. Other sites on the origin have their own files and
 * caches.
 */
const BASE = new URL(".", self.location.href).pathname;
const PREFIX = BASE === "/" ? "docs-" : `docs${BASE}`;
const PAGES = `${PREFIX}pages-${self.__CLIENT}`;
const DATA = `${PREFIX}data`;
const SEARCH = `${PREFIX}search`;
const FILES = `${PREFIX}files`;
const SHELL = `${BASE}app-shell/`;

/** Reports whether a URL is below a folder of this site. */
const isBelow = ({pathname}: URL, folder: string): boolean => pathname.startsWith(BASE + folder);

/**
 * Creates a plugin that caches only complete responses of the expected type, since hosts may answer unknown
 * scripts with a page.
 */
const only = (type: RegExp) => ({
  cacheWillUpdate: async ({response}: {response: Response}): Promise<Response | null> =>
    response.status === 200 && !response.redirected && type.test(response.headers.get("content-type") ?? "")
      ? response
      : null,
});

precacheAndRoute(self.__PRECACHE, {cleanURLs: false, directoryIndex: ""});
cleanupOutdatedCaches();

registerRoute(
  ({request, url, sameOrigin}) =>
    sameOrigin && isBelow(url, "") && (request.mode === "navigate" || url.pathname.endsWith("/")),
  new NetworkFirst({
    cacheName: PAGES,
    plugins: [only(/text\/html/), new ExpirationPlugin({maxEntries: 600})],
  }),
);
// Documents of pages and sidebars are cached with the pages, because their bodies depend on the styles of the
// same build.
registerRoute(
  ({url, sameOrigin}) =>
    sameOrigin &&
    ["data/pages/", "data/sections/", "app-shell/deploy.json"].some(start => isBelow(url, start)),
  new NetworkFirst({
    cacheName: PAGES,
    plugins: [only(/json/), new ExpirationPlugin({maxEntries: 600})],
  }),
);
// The search index has its own cache, from which the data of many pages can't evict it.
registerRoute(
  ({url, sameOrigin}) => sameOrigin && isBelow(url, "data/search/"),
  new NetworkFirst({
    cacheName: SEARCH,
    plugins: [only(/json/), new ExpirationPlugin({maxEntries: 300})],
  }),
);
// The list of languages and versions is at the root of the whole site.
registerRoute(
  ({url, sameOrigin}) =>
    sameOrigin && (isBelow(url, "data/") || url.pathname.endsWith("/data/editions.json")),
  new NetworkFirst({
    cacheName: DATA,
    plugins: [new CacheableResponsePlugin({statuses: [200]}), new ExpirationPlugin({maxEntries: 500})],
  }),
);
registerRoute(
  ({url, sameOrigin}) => sameOrigin && isBelow(url, "assets/") && /-[\w-]{8}\.\w+$/.test(url.pathname),
  new CacheFirst({
    cacheName: FILES,
    plugins: [only(/javascript|css|font|image|octet-stream/), new ExpirationPlugin({maxEntries: 60})],
  }),
);
// Pages without a translation show images of the original language, which are outside the folder of this one.
registerRoute(
  ({request, sameOrigin}) => sameOrigin && request.destination === "image",
  new NetworkFirst({cacheName: FILES, plugins: [only(/image/), new ExpirationPlugin({maxEntries: 60})]}),
);

// If neither network nor cache has a response, the app shell shows the route from its data or reports an
// error. Files are not routes, so they do not get the shell.
setCatchHandler(async ({request}) => {
  const {pathname} = new URL(request.url);
  const isRoute =
    request.mode === "navigate" && !/\.[a-z][a-z0-9]{0,10}$/i.test(pathname.replace(/\/index\.html$/, ""));
  const shell = isRoute ? await matchPrecache(SHELL) : undefined;
  return shell ?? Response.error();
});

self.addEventListener("message", event => {
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
});

/** Deletes the pages of older client builds. Caches of other software on the origin are not touched. */
async function removeOldPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter(name => name.startsWith(`${PREFIX}pages-`) && name !== PAGES)
      .map(name => caches.delete(name)),
  );
}
self.addEventListener("activate", event => {
  event.waitUntil(removeOldPages().then(() => self.clients.claim()));
});
