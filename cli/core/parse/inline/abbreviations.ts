import type {InlineRule} from "./rule.ts";

const rules = new WeakMap<ReadonlyMap<string, string>, InlineRule>();

/** Words with what they mean, where the page or what it includes explains them. */
export function abbreviationsOf(meanings: ReadonlyMap<string, string>): InlineRule {
  const known = rules.get(meanings);
  if (known) return known;
  const names = [...meanings.keys()]
    .sort((a, b) => b.length - a.length)
    .map(name => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const rule: InlineRule = {
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
  rules.set(meanings, rule);
  return rule;
}
