import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import type {InlineConfig} from "vite";
import {languages} from "../messages/languages.ts";
import {clientBuild, clientFolder} from "../prerender/client-build.ts";
import {sourceHash} from "./source-hash.ts";

/** Folders with everything that the client is built from. */
const SOURCES = ["site", "schemas", "search"];

/**
 * Builds the browser's side and the prerender's side of the site in every language, the service worker and the script
 * of the development server into `build/site`, unless the sources are those of the last build.
 *
 * @returns hash of the sources
 */
export async function buildClient(root: string): Promise<string> {
  const folder = clientFolder(root);
  const hash = sourceHash(root, SOURCES);
  const mark = join(folder, "sources.sha256");
  if (existsSync(mark) && readFileSync(mark, "utf8") === hash) return hash;
  rmSync(folder, {recursive: true, force: true});
  // Test runners set another mode, in which React would be its development build.
  process.env.NODE_ENV = "production";
  const [{build}, {TARGET}] = await Promise.all([import("vite"), import("./vite.config.ts")]);
  const {buildDiagrams} = await import("./diagrams.ts");
  const diagrams = await buildDiagrams(root);
  for (const lang of languages) {
    process.env.DOCS_LANG = lang;
    process.env.DOCS_DIAGRAMS = diagrams;
    const shared = {configFile: join(root, "site/build/vite.config.ts"), logLevel: "warn"} as const;
    await Promise.all([build(shared), build({...shared, build: {ssr: true}})]);
  }
  const script = (input: string, outDir: string, name: string, format: "iife" | "es"): InlineConfig => ({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    define: {"process.env.NODE_ENV": '"production"'},
    build: {
      outDir,
      emptyOutDir: false,
      target: TARGET,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {input: join(root, input), output: {format, entryFileNames: name}},
    },
  });
  const {dev} = clientBuild(root, "en");
  await build(script("site/sw.ts", folder, "sw.js", "iife"));
  await build(script("site/dev/dev-client.ts", dev, "client.js", "es"));
  cpSync(join(root, "site/styles/page/diagnostics.css"), join(dev, "overlay.css"));
  mkdirSync(folder, {recursive: true});
  writeFileSync(mark, hash);
  return hash;
}
