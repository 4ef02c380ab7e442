import {isUtf8} from "node:buffer";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {asError} from "#support/files/as-error.ts";
import {sha256} from "#support/files/hash.ts";
import {plainText, withoutControls} from "#support/files/plain-text.ts";
import {MAX_FILE, readRegularFile, UnfitFile} from "#support/files/regular-file.ts";
import type {SourceFile, SourceText} from "../model/source-file.ts";
import {splitFrontMatter} from "./front-matter.ts";

/** Bytes of a page with their SHA-256, or the diagnostic if they are unreadable. */
export type RawPage = {bytes: Buffer; hash: string} | {diagnostic: Diagnostic};

/** Terminal color sequences (ECMA-48, CSI), which pasted logs contain. */
const TERMINAL_COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;:]*[A-Za-z]`, "g");

/** Reads the bytes of a page. Reports `file-unreadable` and `file-too-large`. */
export function readBytes(source: SourceFile): RawPage {
  try {
    const bytes =
      source.text === undefined
        ? readRegularFile(source.file, MAX_FILE.text)
        : Buffer.from(source.text, "utf8");
    return {bytes, hash: sha256(bytes)};
  } catch (error) {
    if (error instanceof UnfitFile)
      return {diagnostic: diagnostic(error.code, error.message, {file: source.path})};
    const code = asError(error).code ?? String(error);
    return {
      diagnostic: diagnostic("file-unreadable", `the page can't be read (${code})`, {file: source.path}),
    };
  }
}

/**
 * Decodes the bytes of a page and extracts its front matter. A byte order mark is dropped and line endings become LF (YAML
 * 1.2.2 §5.2, §5.4; CommonMark §2.1), terminal color sequences are dropped, and other control characters become U+FFFD.
 * Reports `file-encoding`, after which the page is excluded, and the codes of `splitFrontMatter`.
 *
 * @param startOf returns the offset at which front matter may start
 */
export function decode(
  source: SourceFile,
  bytes: Buffer,
  hash: string,
  startOf?: (text: string) => number,
): SourceText | {diagnostic: Diagnostic} {
  if (!isUtf8(bytes)) {
    const line = firstInvalidLine(bytes);
    return {
      diagnostic: diagnostic("file-encoding", "the page is not valid UTF-8", {file: source.path, line}),
    };
  }
  const text = withoutControls(plainText(bytes).replaceAll(TERMINAL_COLORS, ""));
  const parts = splitFrontMatter(text, source.path, startOf);
  if ("diagnostic" in parts) return parts;
  return {source, size: bytes.length, hash, ...parts};
}

/** Returns the line, from 1, of the first invalid UTF-8 sequence. */
function firstInvalidLine(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(10, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
}
