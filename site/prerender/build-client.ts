import {createHash} from "node:crypto";
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";

/** Folders with everything that the client and the prerender are built from. */
const SOURCES = ["site", "schemas", "search"];

/** Hash of all sources of the site and of the versions of its libraries. */
function sourceHash(root: string): string {
  const hash = createHash("sha256");
  for (const folder of SOURCES.filter(name => existsSync(join(root, name)))) {
    const files = readdirSync(join(root, folder), {recursive: true, encoding: "utf8"})
      .filter(file => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .sort();
    for (const file of files) hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  for (const file of ["vite.config.ts", "package-lock.json"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Where the two builds of the site lie. */
export interface ClientBuild {
  /** Hash of all sources of the site, those of the prerender among them. */
  sources: string;
  client: string;
  /** The module that the prerender calls. */
  server: string;
  /** The service worker, before the list of files is written into it. */
  worker: string;
}

/**
 * Builds the browser's side and the prerender's side of the site in one language, unless the sources are those of
 * the last build.
 */
export async function buildClient(root: string, lang: string): Promise<ClientBuild> {
  const folder = join(root, "build/site", lang);
  const hash = sourceHash(root);
  const result = {
    sources: hash,
    client: join(folder, "client"),
    server: join(folder, "server/entry-server.js"),
    worker: join(folder, "worker/sw.js"),
  };
  const mark = join(folder, "sources.sha256");
  if (existsSync(mark) && readFileSync(mark, "utf8") === hash && existsSync(result.server)) return result;
  rmSync(mark, {force: true});
  // Test runners set another mode, in which React would be its development build.
  process.env.NODE_ENV = "production";
  process.env.DOCS_LANG = lang;
  const {build} = await import("vite");
  const shared = {configFile: join(root, "vite.config.ts"), logLevel: "warn"} as const;
  await Promise.all([
    build(shared),
    build({...shared, build: {ssr: true}}),
    build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: "warn",
      define: {"process.env.NODE_ENV": '"production"'},
      build: {
        outDir: join(folder, "worker"),
        emptyOutDir: true,
        target: ["chrome123", "firefox128", "safari17.5"],
        reportCompressedSize: false,
        rolldownOptions: {input: join(root, "site/sw.ts"), output: {format: "iife", entryFileNames: "sw.js"}},
      },
    }),
  ]);
  mkdirSync(folder, {recursive: true});
  writeFileSync(mark, hash);
  return result;
}
