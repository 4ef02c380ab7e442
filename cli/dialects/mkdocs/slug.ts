import type {SlugRule} from "#core/model/dialect.ts";

/** Ids as Python-Markdown makes them; links that authors write name those of footnotes. */
export const PYTHON_MARKDOWN: SlugRule = {
  of: pythonSlug,
  separator: "_",
  fallback: "",
  footnote: identifier => `:${identifier}`,
};

/** `markdown.extensions.toc.slugify`: ASCII letters, digits and underscores, words joined by dashes. */
function pythonSlug(text: string): string {
  const ascii = text.normalize("NFKD").replaceAll(/[^\w\s-]/g, "");
  return ascii
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, "-");
}
