import type {Diagnostic} from "#schemas/diagnostic.ts";

/**
 * Characters that change how a terminal shows the text around them: control characters other than line feed and tab, line
 * separators, and bidirectional controls (UAX 9, 2).
 */
const CONTROLS = /(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

const escaped = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/** Makes control characters visible: `\u{1b}`. */
const printableText = (text: string): string => text.replaceAll(CONTROLS, escaped);

/** Makes control characters visible in a path, line breaks included. */
const printablePath = (path: string): string => printableText(path).replaceAll(/[\n\t]/g, escaped);

/** Returns a diagnostic for terminals and logs, in which control characters of names and texts are visible. */
export const printable = ({file, message, hint, related, ...rest}: Diagnostic): Diagnostic => ({
  ...rest,
  message: printableText(message),
  ...(file !== undefined && {file: printablePath(file)}),
  ...(hint !== undefined && {hint: printableText(hint)}),
  ...(related && {
    related: related.map(other => ({
      ...other,
      file: printablePath(other.file),
      message: printableText(other.message),
    })),
  }),
});
