import {createHash} from "node:crypto";
import {chmodSync, readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {defineConfig, type Plugin} from "vite";
import {artifactPath} from "#schemas/rules/disk-path.ts";

const root = join(import.meta.dirname, "..");
const {version, dependencies, devDependencies} = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Hash of all sources, so that a cache made by other code is never used. */
function sourceHash(): string {
  const hash = createHash("sha256");
  for (const folder of ["cli", "schemas", "search", "site/prerender", "site/server"]) {
    const files = readdirSync(join(root, folder), {recursive: true, encoding: "utf8"})
      .map(path => artifactPath(path))
      .filter(file => /\.ts$/.test(file))
      .sort();
    for (const file of files) hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  return hash
    .update(JSON.stringify([dependencies, devDependencies]))
    .digest("hex")
    .slice(0, 12);
}

/** The command can be started by its path, as a package manager would have it. */
const executable: Plugin = {
  name: "executable",
  writeBundle: ({dir = ""}) => chmodSync(join(dir, "bin.js"), 0o755),
};

/**
 * Compiles the CLI for plain Node. Its libraries are bundled, since loading hundreds of small files would take longer
 * than the work of a warm build; packages with native code or much data of their own stay outside.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [executable],
  define: {__VERSION__: JSON.stringify(version), __BUILD__: JSON.stringify(sourceHash())},
  ssr: {noExternal: true, external: ["satteri", "pacote"]},
  build: {
    ssr: true,
    outDir: "build/cli",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    license: {fileName: "third-party-licenses.md"},
    rolldownOptions: {
      input: {
        bin: join(root, "cli/bin.ts"),
        index: join(root, "cli/api/index.ts"),
        worker: join(root, "cli/core/pipeline/threads/worker.ts"),
        apart: join(root, "cli/core/pipeline/apart/apart.ts"),
        limits: join(root, "cli/core/pipeline/apart/limits.ts"),
      },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        minify: {compress: false, mangle: false, codegen: true},
      },
    },
  },
});
