import {readFileSync} from "node:fs";
import {join} from "node:path";
import {fromEdition} from "#schemas/rules/between-editions.ts";

interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}

/** URLs of the built client files used in documents. */
export interface ClientAssets {
  /** All files of the client build; their names contain a content hash. */
  files: string[];
  /** Returns the root-relative URL of a file. */
  address(file: string): string;
  script: string;
  /**
   * Modules that the entry imports, statically or as its second step. They are listed in the document so that
   * they load together with the entry.
   */
  imports: string[];
  styles: string[];
  /** File of the text font that most readers need. */
  font: string | undefined;
  /** Returns what a screen needs besides the entry, by its source file. */
  screen(source: string): {scripts: string[]; styles: string[]};
}

/** Module that the entry imports as its second step: the only dynamic import that every page needs. */
const SECOND = /node_modules\/react-dom\//;

/**
 * Reads the manifest of the client build. Throws if there is none.
 *
 * @param edition path of the edition whose documents use the files, which are stored at the root of the whole
 * site
 */
export function readClientAssets(folder: string, edition = ""): ClientAssets {
  const address = (file: string): string => fromEdition(edition, `/${file}`);
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const entry = Object.values(manifest).find(chunk => chunk.isEntry);
  if (!entry) throw new Error(`The client build in ${folder} has no entry; run the build again.`);
  const font = Object.entries(manifest).find(([source]) =>
    source.endsWith("figtree-latin-wght-normal.woff2"),
  );
  const collect = (source: string, seen = new Set<Chunk>()): Chunk[] => {
    const chunk = manifest[source];
    if (!chunk || chunk === entry || seen.has(chunk)) return [...seen];
    seen.add(chunk);
    for (const needed of chunk.imports ?? []) collect(needed, seen);
    return [...seen];
  };
  const first = [...(entry.imports ?? []), ...(entry.dynamicImports ?? []).filter(name => SECOND.test(name))];
  const needed = new Set(first.flatMap(source => collect(source)));
  const files = Object.values(manifest).flatMap(chunk => [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.assets ?? []),
  ]);
  return {
    files: [...new Set(files)].sort(),
    address,
    script: address(entry.file),
    imports: [...needed].map(({file}) => address(file)),
    styles: (entry.css ?? []).map(address),
    font: font && address(font[1].file),
    screen(source) {
      const chunks = collect(source);
      return {
        scripts: chunks.map(({file}) => address(file)),
        styles: chunks.flatMap(({css}) => css ?? []).map(address),
      };
    },
  };
}
