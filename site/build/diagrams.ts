import {readdirSync} from "node:fs";
import {join} from "node:path";
import {build, type Plugin} from "vite";
import {clientBuild} from "../prerender/client-build.ts";
import {TARGET} from "./vite.config.ts";

/**
 * Builds the library of diagrams, in parts that are loaded for the kinds of diagrams that a page holds.
 *
 * @returns name of its first file
 */
export async function buildDiagrams(root: string): Promise<string> {
  const {diagrams} = clientBuild(root, "en");
  await build({
    configFile: false,
    root,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    plugins: [adoptedStyles()],
    define: {"process.env.NODE_ENV": '"production"'},
    build: {
      outDir: diagrams,
      emptyOutDir: true,
      target: TARGET,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      modulePreload: false,
      rolldownOptions: {
        input: {diagrams: join(root, "site/diagrams/draw.ts")},
        preserveEntrySignatures: "strict",
      },
    },
  });
  const [entry] = readdirSync(join(diagrams, "assets")).filter(file => /^diagrams-[\w-]{8}\.js$/.test(file));
  if (entry === undefined) throw new Error("the library of diagrams was not built");
  return entry;
}

/** Style elements of the library become elements that a strict content security policy allows. */
function adoptedStyles(): Plugin {
  let isFound = false;
  return {
    name: "adopted-styles",
    transform(code, id) {
      if (!/[\\/](?:mermaid|cytoscape)[\\/]/.test(id)) return null;
      const changed = code.replaceAll(
        /document\.createElement\((["'])style\1\)/g,
        'document.createElement("dx-style")',
      );
      if (changed === code) return null;
      isFound ||= id.includes("mermaid.core");
      return {code: changed, map: null};
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error("mermaid makes its style elements in another way than before");
    },
  };
}
