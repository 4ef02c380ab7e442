import {chmodSync, readdirSync} from "node:fs";
import {join} from "node:path";
import type {Plugin} from "vite";
import {clientLanguage} from "../messages/languages.ts";
import {clientBuild} from "../prerender/client-build.ts";

/** Creates a plugin with one virtual module, whose text may depend on the environment. */
const virtualModule = (id: string, text: (environment: string) => string): Plugin => ({
  name: id,
  resolveId: source => (source === id ? `\0${id}` : undefined),
  load(source) {
    return source === `\0${id}` ? text(this.environment.name) : undefined;
  },
});

/**
 * Provides `virtual:messages`: the site's texts in the language given by the suffix of the environment's
 * name; defaults to English.
 */
export const messages = (): Plugin =>
  virtualModule("virtual:messages", environment => {
    const name = clientLanguage(environment.split("_")[1] ?? "en");
    const file = name === "en" ? "/schemas/settings/interface-texts.ts" : `/site/messages/${name}.ts`;
    return `export {${name} as messages} from "${file}";`;
  });

/**
 * Provides `virtual:diagrams`: the file name of the compiled diagram library, or the path of its source in
 * development.
 */
export function diagramLibrary(root: string): Plugin {
  let isBuild = false;
  const compiled = (): string => {
    const assets = readdirSync(join(clientBuild(root, "en").diagrams, "assets"));
    const entry = assets.find(file => /^diagrams-[\w-]{8}\.js$/.test(file));
    if (entry === undefined) throw new Error("the diagram library was not built");
    return entry;
  };
  return {
    ...virtualModule(
      "virtual:diagrams",
      () => `export const library = ${JSON.stringify(isBuild ? compiled() : "/site/diagrams/draw.ts")};`,
    ),
    configResolved({command}) {
      isBuild = command === "build";
    },
  };
}

/**
 * Replaces the style elements created by the diagram library with elements that a strict content security
 * policy allows.
 */
export function adoptedStyles(): Plugin {
  let isFound = false;
  return {
    name: "adopted-styles",
    apply: "build",
    applyToEnvironment: ({name}) => name === "diagrams",
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
      if (!error && !isFound) throw new Error("mermaid no longer creates its style elements as expected");
    },
  };
}

/** Makes the compiled command executable, as package managers do. */
export const executable = (): Plugin => ({
  name: "executable",
  apply: "build",
  applyToEnvironment: ({name}) => name === "cli",
  writeBundle: ({dir = ""}) => chmodSync(join(dir, "bin.js"), 0o755),
});
