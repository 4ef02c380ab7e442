import {CHECK_CODES} from "./codes/check.ts";
import type {CodeEntry} from "./codes/entry.ts";
import {FILE_CODES} from "./codes/files.ts";
import {LINK_CODES} from "./codes/links.ts";
import {REMOTE_CODES} from "./codes/remote.ts";
import {RUN_CODES} from "./codes/run.ts";
import {TEXT_CODES} from "./codes/text.ts";

/** Catalog of diagnostic codes. `docs-index explain <code>` and the documentation are generated from it. */
export const CODES = {
  ...RUN_CODES,
  ...FILE_CODES,
  ...TEXT_CODES,
  ...LINK_CODES,
  ...REMOTE_CODES,
  ...CHECK_CODES,
} as const satisfies Record<string, CodeEntry>;

/** Diagnostic code from the catalog. */
export type Code = keyof typeof CODES;

/** Reports whether the catalog has a code. */
export const isCode = (text: string): text is Code => Object.hasOwn(CODES, text);

/** Returns the catalog entry of a code, if it has one. */
export const entryOf = (code: string): CodeEntry | undefined => (isCode(code) ? CODES[code] : undefined);
