import {createHash} from "node:crypto";
import {addressOf} from "../artifacts/base.ts";
import type {ClientAssets} from "./client-assets.ts";

/** Client files that every reader needs at some time; fonts of rarer letters are kept when they are used. */
const isWanted = (file: string): boolean => !/latin-ext|italic/.test(file);

/**
 * Writes into the built service worker what it keeps from the start: scripts, styles and fonts by their hashed names,
 * and the frame by the id of this build.
 */
export function fillWorker(
  source: string,
  {files, address}: Pick<ClientAssets, "files" | "address">,
  build: string,
): string {
  const kept = files
    .filter(isWanted)
    .map(file => ({url: addressOf(address(file)), revision: null as string | null}));
  const list = [
    ...kept,
    {url: addressOf("/app-shell/"), revision: build},
    {url: addressOf("/manifest.webmanifest"), revision: build},
  ];
  const client = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
  return `self.__PRECACHE=${JSON.stringify(list)};self.__CLIENT=${JSON.stringify(client)};\n${source}`;
}

/**
 * The worker that ends all workers: it removes the copies of earlier ones, takes itself off, and loads open pages
 * again. Served at the same address for as long as readers with an old worker may come back.
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
