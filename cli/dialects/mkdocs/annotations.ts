import type {CodeHook} from "#core/parse/file-scope.ts";

/** Numbers at the end of a comment: its signs, the numbers, and what closes it. */
const ANNOTATION =
  /((?:\/\/|#|<!--|\/\*|--|;|%|\{\/\*|"""|'))\s*((?:\(\d+\)!?\s*)+)\s*((?:-->|\*\/\}?)?)[ \t]*$/gm;

/**
 * Shows the numbers of annotations (`# (1)!`) without their exclamation mark; the list below explains them
 * (https://squidfunk.github.io/mkdocs-material/reference/code-blocks/#stripping-comments).
 */
export const readAnnotations: CodeHook = code =>
  /\(\d+\)!?/.test(code)
    ? {
        value: code.replaceAll(
          ANNOTATION,
          (_, open: string, numbers: string, close: string) =>
            `${open} ${numbers.replaceAll("!", "").trim()}${close === "" ? "" : ` ${close}`}`,
        ),
        marks: [],
        added: [],
        removed: [],
      }
    : null;
