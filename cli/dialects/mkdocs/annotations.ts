import type {CodeHook} from "#core/parse/file-scope.ts";

/** Annotation numbers in a comment at the end of a line: comment start, numbers, and comment end. */
const ANNOTATION =
  /((?:\/\/|#|<!--|\/\*|--|;|%|\{\/\*|"""|'))\s*((?:\(\d+\)!?\s*)+)\s*((?:-->|\*\/\}?)?)[ \t]*$/gm;

/**
 * Removes the exclamation mark from annotation numbers (`# (1)!`), which the list below explains
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
