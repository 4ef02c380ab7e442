import type {Options} from "prettier";

const PARSERS: Readonly<Record<string, string>> = {
  js: "babel",
  jsx: "babel",
  ts: "typescript",
  tsx: "typescript",
  json: "json",
  css: "css",
  scss: "scss",
  less: "less",
};

const STYLE: Options = {singleQuote: true, printWidth: 80};

/** Has the language a formatter? */
export const isFormatted = (language: string): boolean => PARSERS[language] !== undefined;

/**
 * Formats a sample: Prettier's defaults, with single quotes.
 *
 * @returns the code without a line break at the end; undefined when it does not parse
 */
export async function formatSample(language: string, text: string): Promise<string | undefined> {
  const parser = PARSERS[language];
  if (parser === undefined) return undefined;
  const {format} = await import("prettier");
  return format(text, {...STYLE, parser}).then(
    code => code.trimEnd(),
    () => undefined,
  );
}
