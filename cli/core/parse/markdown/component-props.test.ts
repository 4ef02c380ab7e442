import fc from "fast-check";
import {expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";
import {COMPONENTS} from "./components.ts";

const found = (text: string, file: string): string[] =>
  renderText(text, {file})
    .facts.diagnostics.filter(({code}) => code === "mdx-prop")
    .map(({message}) => message);

const FILES = ["a.md", "a.mdx"];

/** Components that plain pages write as tags; `<Details>` in Markdown is HTML. */
const NAMES = [...COMPONENTS.keys()].filter(name => name !== "Details");

it("reports a property that a component does not have, once, in Markdown and MDX", () => {
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), fc.constantFrom(...FILES), (name, file) => {
      const required = Object.entries(COMPONENTS.get(name)?.props ?? {}).filter(
        ([, kind]) => !kind.endsWith("?"),
      );
      const props = required.map(([key]) => ` ${key}="red"`).join("");
      const content = COMPONENTS.get(name)?.children ? "\n\n1. One\n\n" : "";
      const tag = (more: string): string => `<${name}${props}${more}>${content}</${name}>\n`;
      expect(found(tag(""), file)).toEqual([]);
      expect(found(tag(' made-up="x"'), file)).toEqual([`\`${name}\` has no property \`made-up\``]);
    }),
  );
});

it.each(FILES)("names a misspelled property once, with the right one, in %s", file => {
  expect(found('<Tabs><Tab titel="A">Text</Tab></Tabs>\n', file)).toEqual(["`Tab` has no property `titel`"]);
  expect(found('<Tabs synk="a"><Tab title="A">Text</Tab></Tabs>\n', file)).toEqual([
    "`Tabs` has no property `synk`",
  ]);
});

it.each(FILES.flatMap(file => ["Tabs", "Steps", "FileTree", "CardGrid"].map(name => [name, file] as const)))(
  "reports an empty %s in %s",
  (name, file) => {
    for (const content of ["", "\n", "\n\n", " \n\n \n"])
      expect(found(`<${name}>${content}</${name}>\n`, file)).toEqual([`\`${name}\` has no content`]);
  },
);
