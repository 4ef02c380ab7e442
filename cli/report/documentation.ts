import {packageUrl} from "#schemas/version.ts";
import {isCode} from "./codes.ts";

/** Reference of diagnostics, which is part of the package. */
const REFERENCE = packageUrl("docs/content/reference/diagnostics.md");

/**
 * Returns the URL of the section about a code, or of the whole reference for a code that is not in the
 * catalog.
 */
export const documentationUrl = (code: string): string => (isCode(code) ? `${REFERENCE}#${code}` : REFERENCE);

/** Formats one line that names the command that explains diagnostics, which needs no network. */
export function documentationLine(codes: readonly string[]): string {
  const [first = "", ...others] = new Set(codes);
  return `Explained by \`npx docs-index explain ${others.length === 0 ? first : "<code>"}\``;
}
