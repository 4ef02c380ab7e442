import type {EmitFile} from "../model/emit-file.ts";

/** Page document that was just produced and is not in the output yet. */
export interface Announcement {
  /** Path relative to the output folder. */
  path: string;
  text: string;
}

/** Maximum number of documents announced in one build, since an author edits only a few pages at a time. */
const MOST = 5;

/** Reports whether a file is a page document. Printable pages are excluded: they are large, and nobody waits for them. */
const isAwaited = ({path}: EmitFile): boolean =>
  path.startsWith("data/pages/") && !path.endsWith("/printable/index.json");

const textOf = (pieces: readonly (string | Uint8Array)[]): string =>
  Buffer.concat(pieces.map(piece => Buffer.from(piece))).toString();

/**
 * Passes files through and announces the first page documents as they are produced, so that a reader sees a page long
 * before the index, the search and everything else is written.
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
