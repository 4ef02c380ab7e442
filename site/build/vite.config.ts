import {join, resolve} from "node:path";
import {defineConfig, type Plugin} from "vite";
import {clientLanguage} from "../messages/languages.ts";

const root = resolve(import.meta.dirname, "../..");

/** Browsers that the site is built for. */
export const TARGET = ["chrome123", "firefox128", "safari17.5"];

/** Gives `virtual:messages` the texts of one language; unknown languages get the English ones. */
export function messagesPlugin(lang: string): Plugin {
  const id = "virtual:messages";
  const name = clientLanguage(lang);
  return {
    name: "messages",
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load: source =>
      source === `\0${id}`
        ? `export {${name} as messages} from ${JSON.stringify(resolve(root, `site/messages/${name}.ts`))};`
        : undefined,
  };
}

/**
 * Builds the browser's side of the site, and with `--ssr` the part that the prerender calls. DOCS_LANG is the
 * language of the texts; each language has a folder of its own, so that sites in several languages share nothing
 * but the sources. Addresses of files are relative to the file that names them, so one build serves below any path.
 */
export default defineConfig(({isSsrBuild}) => {
  const lang = process.env.DOCS_LANG ?? "en";
  const folder = resolve(root, "build/site", lang);
  return {
    root,
    base: "./",
    publicDir: false,
    plugins: [messagesPlugin(lang)],
    define: {
      __DIAGRAMS__: JSON.stringify(process.env.DOCS_DIAGRAMS ?? ""),
      // One file with the production build of React, whatever NODE_ENV the prerender runs under.
      ...(isSsrBuild ? {"process.env.NODE_ENV": '"production"'} : {}),
    },
    ...(isSsrBuild ? {ssr: {noExternal: true as const}} : {}),
    build: {
      outDir: join(folder, isSsrBuild ? "server" : "client"),
      emptyOutDir: true,
      manifest: isSsrBuild ? false : "manifest.json",
      target: TARGET,
      assetsInlineLimit: 0,
      modulePreload: {polyfill: false},
      reportCompressedSize: false,
      rolldownOptions: {
        input: resolve(root, isSsrBuild ? "site/entry-server.tsx" : "site/entry-client.tsx"),
      },
    },
  };
});
