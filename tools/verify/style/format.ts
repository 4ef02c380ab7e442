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

/** Reports whether the language has a formatter. */
export const isFormatted = (language: string): boolean => PARSERS[language] !== undefined;

/**
 * Formats a sample with Prettier's defaults and single quotes.
 *
 * @returns the code without a final line break, or `undefined` if it does not parse
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
