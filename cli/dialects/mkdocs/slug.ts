import type {SlugRule} from "#core/model/dialect.ts";

/** Python-Markdown's slug rule. Footnote ids match the ones that authors link to. */
export const PYTHON_MARKDOWN: SlugRule = {
  of: pythonSlug,
  separator: "_",
  fallback: "",
  footnote: identifier => `:${identifier}`,
};

/**
 * Slugifies like `markdown.extensions.toc.slugify`: ASCII letters, digits and underscores, words joined by
 * dashes.
 */
function pythonSlug(text: string): string {
  const ascii = text.normalize("NFKD").replaceAll(/[^\w\s-]/g, "");
  return ascii
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, "-");
}
