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

/** Addresses of the built client files that a document names. */
export interface ClientAssets {
  /** All files of the client build; their names hold a hash of their content. */
  files: string[];
  /** Root-relative address of one of them. */
  address(file: string): string;
  script: string;
  /** What the entry imports, at once or as its second step; named in the document, it is asked for together with the entry. */
  imports: string[];
  styles: string[];
  /** The file of the text font that most readers need. */
  font: string | undefined;
  /** What a screen needs besides the entry, by its source file. */
  screen(source: string): {scripts: string[]; styles: string[]};
}

/** What the entry imports as its second step: of all that it imports by a call, the only thing that every page needs. */
const SECOND = /node_modules\/react-dom\//;

/**
 * Reads what the client build wrote. Throws where there is none.
 *
 * @param edition path of the edition whose documents name the files, which lie at the root of the whole site
 */
export function readClientAssets(folder: string, edition = ""): ClientAssets {
  const address = (file: string): string => fromEdition(edition, `/${file}`);
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Record<string, Chunk>;
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
