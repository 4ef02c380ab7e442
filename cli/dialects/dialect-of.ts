import type {Dialect} from "#core/model/dialect.ts";
import type {DialectSettings} from "#core/model/page-context.ts";
import {PLAIN, toolNamed} from "./index.ts";

/** Returns the dialect that a config names, extended with the components, keys, variables and rules of the project. */
export function dialectOf(settings: DialectSettings): Dialect {
  const {dialect, components, frontMatter, variables, permalinks, permalinkKey, numberPrefixes, slug} =
    settings;
  const base = toolNamed(dialect);
  const isUsed = !base.template?.optional || variables !== undefined;
  return {
    ...base,
    urls: {
      ...base.urls,
      ...(permalinks && {patterns: permalinks}),
      ...(permalinkKey !== undefined && {slug: permalinkKey}),
      ...(numberPrefixes !== undefined && {numbers: numberPrefixes}),
    },
    headings: slug ? {...base.headings, steps: slug} : base.headings,
    template:
      base.template && isUsed
        ? {...base.template, variables: {...base.template.variables, ...variables}}
        : null,
    frontMatter: {
      ...base.frontMatter,
      isForeign: base !== PLAIN,
      known: [...base.frontMatter.known, ...frontMatter, ...(permalinkKey ? [permalinkKey] : [])],
    },
    components: {...base.components, ...components},
  };
}
