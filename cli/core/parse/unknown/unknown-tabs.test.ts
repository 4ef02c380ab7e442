import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

const name = fc.stringMatching(/^[A-Z][a-z]{1,9}$/).filter(text => !/^(?:Code|Type)$/.test(text));
const label = fc.stringMatching(/^[a-z]{1,9}$/);

it.each([
  ["page.mdx", "docusaurus"],
  ["page.md", "vitepress"],
] as const)("unknown components named like tabs keep their titles in %s", (file, dialect) =>
  fc.assert(
    fc.property(
      name,
      fc.constantFrom("Tab", "TabItem"),
      fc.constantFrom("title", "label", "value"),
      fc.uniqueArray(label, {minLength: 1, maxLength: 4}),
      (prefix, ending, property, labels) => {
        const tabs = labels.map(
          text => `<${prefix}${ending} ${property}="${text}">\n\nAbout ${text}\n\n</${prefix}${ending}>`,
        );
        const page = renderText(`<${prefix}Tabs>\n\n${tabs.join("\n\n")}\n\n</${prefix}Tabs>\n\nEnd\n`, {
          file,
          dialect,
        });
        expect(new Set(codesOf(page))).toEqual(new Set(["mdx-component"]));
        expect(page.body.markdown).toBe(
          `${labels.map(text => `**${text}**\n\nAbout ${text}\n\n`).join("")}End\n`,
        );
        expect(page.body.html.split('data-island="Tabs"')).toHaveLength(2);
      },
    ),
  ),
);

it.each([
  ["without titles", "<ATabs>\n\n<ATab x='b'>\n\na\n\n</ATab>\n\n</ATabs>"],
  ["with other content", '<ATabs>\n\na\n\n<B value="c" />\n\n</ATabs>'],
])("components %s are replaced by their content", (_, text) =>
  expect(renderText(text, {file: "page.mdx", dialect: "docusaurus"}).body.html).not.toContain("Tabs"),
);
