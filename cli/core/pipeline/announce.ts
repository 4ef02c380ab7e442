import type {EmitFile} from "../model/emit-file.ts";

/** The document of a page as it was just made; the output does not hold it yet. */
export interface Announcement {
  /** Below the output folder. */
  path: string;
  text: string;
}

/** Documents announced in one build, at most: an author edits one page, or a few. */
const MOST = 5;

/** Documents of pages; printable ones are as large as a section, and nobody waits for them. */
const isAwaited = ({path}: EmitFile): boolean =>
  path.startsWith("data/pages/") && !path.endsWith("/printable/index.json");

const textOf = (pieces: readonly (string | Uint8Array)[]): string =>
  Buffer.concat(pieces.map(piece => Buffer.from(piece))).toString();

/**
 * The same files, of which the first documents of pages are announced as they are produced: a reader can see a page long
 * before the index, the search and all else that follows from it are written.
 */
export function* announced(
  files: Iterable<EmitFile>,
  tell: (page: Announcement) => void,
): Generator<EmitFile, void> {
  let told = 0;
  for (const file of files) {
    if (!isAwaited(file)) yield file;
    else {
      yield {
        ...file,
        produce() {
          if (told >= MOST) return file.produce();
          told += 1;
          const pieces = [...file.produce()];
          tell({path: file.path, text: textOf(pieces)});
          return pieces;
        },
      };
    }
  }
}
