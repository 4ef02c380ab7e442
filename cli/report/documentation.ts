import {packageUrl} from "#schemas/version.ts";
import {CODES} from "./codes.ts";

/** The reference of diagnostics, which the package contains. */
const REFERENCE = packageUrl("docs/content/reference/diagnostics.md");

/** Returns the URL of the section about a code; that of the whole reference for a code that is not in the catalog. */
export const documentationUrl = (code: string): string =>
  Object.hasOwn(CODES, code) ? `${REFERENCE}#${code}` : REFERENCE;

/** Names the documentation of findings in one line. */
export function documentationLine(codes: readonly string[]): string {
  const [first = "", ...others] = new Set(codes);
  return `Explained at ${others.length === 0 ? documentationUrl(first) : REFERENCE}`;
}
