import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

it.each([
  [
    "asides with titles",
    ":::warning[Keep *it*]\n\nA\n\n:::",
    /aside--warning.*Keep <em>it<\/em>.*<p>A<\/p>/s,
  ],
  [
    "code groups",
    ":::code-group\n\n```bash [npm]\nnpm i\n```\n\n```bash [pnpm]\npnpm i\n```\n\n:::",
    /data-title="npm".*data-title="pnpm"/s,
  ],
  ["details", ":::details[More]\nA\n:::", /<details><summary>More<\/summary>.*A/s],
  ["steps", "::::steps\n\n### One\n\n:::note\nA\n:::\n\n### Two\n\n::::", /steps.*One.*A.*Two/s],
  ["terminals", ":::terminal\n\n```bash\nls\n```\n\n:::", /^<figure.*ls/s],
  [
    "buttons of home pages",
    '<HomePage.Root>\n<HomePage.Button href="https://x.example/">Go</HomePage.Button>\n</HomePage.Root>',
    /<a href="https:\/\/x\.example\/"[^>]*>Go<\/a>/,
  ],
])("reads %s", (_, text, expected) => {
  const page = renderText(`${text}\n`, {dialect: "vocs", file: "a.mdx"});
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html).toMatch(expected);
  expect(page.body.html).not.toContain(":::");
});
