import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {findPhrases, readPhrases} from "./check.ts";

const phrases = await readPhrases();
const found = (text: string) =>
  findPhrases(extractPage("a.md", text), phrases).map(
    ({line, message}) => `${line} ${message.split(":")[0]}`,
  );

it.each([
  "This page describes the options.",
  "All details stand in the reference.",
  "Modules are worked off in order.",
  "That belongs into the configuration.",
  "Set it if it shall differ.",
  "Lines for them.",
  "You can simply add it.",
  "The behaviour of the loader.",
  "It is not needed any more.",
])("finds: %s", text => {
  expect(found(`Text.\n\n${text}\n`)).toHaveLength(1);
});

it.each([
  "The page loads the chunk.",
  "Open this page in the browser.",
  "Call `just` or `simply`.",
  "A just-in-time compiler.",
  "The analysis of the color.",
  "Shallow copies.",
  "Many more exist.",
  "Avoid _just_ and *simply*.",
  'Leave out "just" and “simply”.',
])("accepts: %s", text => {
  expect(found(`${text}\n`)).toEqual([]);
});

it("checks headings, tables, lists and the description, but not code", () => {
  const text =
    "---\ntitle: A\ndescription: This page describes a thing.\n---\n\n## Just so\n\n| a |\n|---|\n| simply |\n\n- a\n  just b\n\n```js\n// just\n```\n";
  expect(found(text)).toEqual(['3 "This page describes"', '6 "Just"', '10 "simply"', '13 "just"']);
});
