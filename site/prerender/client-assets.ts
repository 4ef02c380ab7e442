import {readFileSync} from "node:fs";
import {join} from "node:path";

interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

/** Addresses of the built client files that a document names. */
export interface ClientAssets {
  /** All files of the client build; their names hold a hash of their content. */
  files: string[];
  script: string;
  /** What the entry cannot run without; named in the document, it is asked for together with the entry. */
  imports: string[];
  styles: string[];
  /** The file of the text font that most readers need. */
  font: string | undefined;
  /** What a screen needs besides the entry, by its source file. */
  screen(source: string): {scripts: string[]; styles: string[]};
}

/** Reads what the client build wrote. Throws where there is none. */
export function readClientAssets(folder: string): ClientAssets {
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
  const files = Object.values(manifest).flatMap(chunk => [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.assets ?? []),
  ]);
  return {
    files: [...new Set(files)].sort(),
    script: `/${entry.file}`,
    imports: (entry.imports ?? []).flatMap(source => collect(source)).map(({file}) => `/${file}`),
    styles: (entry.css ?? []).map(file => `/${file}`),
    font: font && `/${font[1].file}`,
    screen(source) {
      const chunks = collect(source);
      return {
        scripts: chunks.map(({file}) => `/${file}`),
        styles: chunks.flatMap(({css}) => css ?? []).map(file => `/${file}`),
      };
    },
  };
}
