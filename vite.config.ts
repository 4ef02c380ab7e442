import {join, resolve} from "node:path";
import {defineConfig, type Plugin} from "vite";

const root = import.meta.dirname;
const languages = ["en", "zh"];

/** Gives `virtual:messages` the texts of one language; unknown languages get the English ones. */
export function messagesPlugin(lang: string): Plugin {
  const id = "virtual:messages";
  const base = lang.split("-")[0]?.toLowerCase() ?? "en";
  const name = languages.includes(base) ? base : "en";
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
 * but the sources.
 */
export default defineConfig(({isSsrBuild}) => {
  const lang = process.env.DOCS_LANG ?? "en";
  const folder = resolve(root, "build/site", lang);
  return {
    root,
    publicDir: false,
    plugins: [messagesPlugin(lang)],
    // One file with the production build of React, whatever NODE_ENV the prerender runs under.
    ...(isSsrBuild
      ? {ssr: {noExternal: true as const}, define: {"process.env.NODE_ENV": '"production"'}}
      : {}),
    build: {
      outDir: join(folder, isSsrBuild ? "server" : "client"),
      emptyOutDir: true,
      manifest: isSsrBuild ? false : ".vite/manifest.json",
      target: ["chrome123", "firefox128", "safari17.5"],
      assetsInlineLimit: 0,
      modulePreload: {polyfill: false},
      reportCompressedSize: false,
      rolldownOptions: {
        input: resolve(root, isSsrBuild ? "site/entry-server.tsx" : "site/entry-client.tsx"),
      },
    },
  };
});
