import {posix} from "node:path";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import type {SourceFile} from "../model/source-file.ts";

/** `import Name from "./_part.md"`, at the start of a line. */
const IMPORT = /^import\s+\w+\s+from\s+(["'])(\.{1,2}\/(?:[^"'\n]*\/)?_[^"'/\n]+\.mdx?)\1/gm;

/**
 * Returns pages without partials: files whose name starts with an underscore and that a page in MDX imports. Other files
 * with such names are pages.
 */
export function withoutImportedParts(pages: SourceFile[]): SourceFile[] {
  const candidates = new Set(
    pages.map(({path}) => path).filter(path => posix.basename(path).startsWith("_") && !isIndex(path)),
  );
  if (candidates.size === 0) return pages;
  const imported = new Set(
    pages
      .filter(({extension}) => extension === ".mdx")
      .flatMap(page => importsOf(page))
      .filter(path => candidates.has(path)),
  );
  return imported.size === 0 ? pages : pages.filter(({path}) => !imported.has(path));
}

const isIndex = (path: string): boolean => /(?:^|\/)_index\.mdx?$/.test(path);

/** Paths of the underscored files that a page imports; none if it is unreadable, which is reported later. */
function importsOf({path, file}: SourceFile): string[] {
  let text: string;
  try {
    text = readRegularFile(file, MAX_FILE.text).toString("utf8");
  } catch {
    return [];
  }
  return [...text.matchAll(IMPORT)].map(([, , name = ""]) =>
    posix.join(posix.dirname(path), name).normalize("NFC"),
  );
}
