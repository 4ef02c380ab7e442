import fc from "fast-check";
import {expect, it} from "vitest";
import {renderText, type Surroundings} from "#fixtures/support/page.ts";
import {COMPONENTS} from "./components.ts";

const found = (text: string, file: string, more: Surroundings = {}): string[] =>
  renderText(text, {file, ...more})
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

it.each(FILES)(
  "allows properties that components of the same names have in other or unknown tools, in %s",
  file => {
    const unknown = [{isUnconfigured: true}, {dialect: "docusaurus"}, {dialect: "hugo"}] as const;
    const attributes = fc.constantFrom("download", "external", "hidden", "data-x", "aria-label", 'wide="1"');
    fc.assert(
      fc.property(fc.constantFrom(...unknown), fc.array(attributes), (around, more) => {
        const tag = `<Card title="A" href="https://x.org" ${[...new Set(more)].join(" ")}>Text</Card>\n`;
        expect(found(tag, file, around)).toEqual([]);
      }),
    );
    expect(found('<Card titel="A">Text</Card>\n', file, {isUnconfigured: true})).toEqual([
      "`Card` has no property `titel`",
    ]);
  },
);
