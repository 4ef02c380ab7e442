import type {InlineRule} from "#core/parse/file-scope.ts";

/** Creates the rule that adds meanings to abbreviations. */
export function abbreviations(meanings: ReadonlyMap<string, string>): InlineRule {
  const names = [...meanings.keys()]
    .sort((a, b) => b.length - a.length)
    .map(name => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return {
    sign: "",
    pattern: new RegExp(`(?<![\\w])(?:${names.join("|")})(?![\\w])`),
    make: ([name]) => [
      {
        type: "htmlElement",
        tagName: "abbr",
        attributes: {title: meanings.get(name) ?? ""},
        inline: true,
        children: [{type: "text", value: name, data: {evaluated: true}}],
      },
    ],
  };
}
