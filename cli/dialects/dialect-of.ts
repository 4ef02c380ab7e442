import type {DialectSettings} from "#core/model/page-context.ts";
import type {SyntaxDialect} from "#core/parse/file-scope.ts";
import {PLAIN, toolNamed} from "./index.ts";

/**
 * Returns the dialect named in the config, extended with the project's components, keys, variables and rules.
 */
export function dialectOf(settings: DialectSettings): SyntaxDialect {
  const {dialect, components, frontMatter, permalinks, permalinkKey, numberPrefixes, readmes, slug} =
    settings;
  const {elements, frames, math, mdx, isUnconfigured = false} = settings;
  const base = toolNamed(dialect);
  return {
    ...base,
    math: math ?? base.math,
    mdx: mdx ?? base.mdx,
    urls: {
      ...base.urls,
      ...(permalinks && {patterns: permalinks}),
      ...(permalinkKey !== undefined && {slug: permalinkKey}),
      ...(numberPrefixes !== undefined && {numbers: numberPrefixes}),
      ...(readmes !== undefined && {readme: readmes}),
    },
    headings: slug ? {...base.headings, steps: slug} : base.headings,
    frontMatter: {
      ...base.frontMatter,
      isForeign: base !== PLAIN || (isUnconfigured && "maybe"),
      known: [...base.frontMatter.known, ...frontMatter, ...(permalinkKey ? [permalinkKey] : [])],
    },
    html: {...base.html, elements, frames},
    components: {...base.components, ...components},
  };
}
