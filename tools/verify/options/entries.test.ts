import {expect, it} from "vitest";
import {readEntries} from "./entries.ts";

const page = [
  "---\ntitle: A\n---\n",
  "Text.\n",
  "## `output.filename`\n\n`string = 'a'` `function` <Badge text=\"5.1+\" />\n\nMore.\n",
  "## Old options\n\nAll of these are gone.\n",
  "### `devServer.old`\n\nUse `devServer.new`.\n",
  "## About `mode`\n\n## `two words`\n",
].join("\n");

it("finds headings that consist of an option name, with types and surrounding text", () => {
  const entries = readEntries(page);
  expect(entries.map(({name, line, spans}) => ({name, line, spans}))).toEqual([
    {name: "output.filename", line: 7, spans: ["string = 'a'", "function"]},
    {name: "devServer.old", line: 17, spans: []},
  ]);
  expect(entries[1]?.text).toContain("All of these are gone");
  expect(entries[0]?.text).not.toContain("gone");
});
