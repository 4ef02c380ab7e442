import {createHash} from "node:crypto";
import {addressOf} from "../artifacts/base.ts";
import type {ClientAssets} from "./client-assets.ts";

/** Reports whether a client file is precached; fonts for rarer characters are cached when first used. */
const isWanted = (file: string): boolean => !/latin-ext|italic/.test(file);

/**
 * Inserts the precache list into the built service worker: scripts, styles and fonts by hashed name, and the
 * app shell by build id.
 */
export function fillWorker(
  source: string,
  {files, address}: Pick<ClientAssets, "files" | "address">,
  build: string,
): string {
  const kept = files.filter(isWanted).map(file => ({url: addressOf(address(file)), revision: null}));
  const list = [
    ...kept,
    {url: addressOf("/app-shell/"), revision: build},
    {url: addressOf("/manifest.webmanifest"), revision: build},
  ];
  const client = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
  return `self.__PRECACHE=${JSON.stringify(list)};self.__CLIENT=${JSON.stringify(client)};\n${source}`;
}

/**
 * Service worker that removes all workers: it deletes the caches of earlier ones, unregisters itself and
 * reloads open pages. It is served at the same URL as long as readers with an old worker may return.
 */
export const farewellWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", event => {
  event.waitUntil((async () => {
    const {scope} = self.registration;
    const path = new URL(scope).pathname;
    const own = "docs" + (path === "/" ? "-" : path);
    const old = (await caches.keys()).filter(
      name => name.startsWith(own) || (name.startsWith("workbox-precache") && name.endsWith(scope)),
    );
    for (const name of old) await caches.delete(name);
    await self.registration.unregister();
    // Loaded again, pages register this worker once more: without old copies it must not reload them for ever.
    if (old.length === 0) return;
    for (const client of await self.clients.matchAll({type: "window"})) client.navigate(client.url);
  })());
});
`;
