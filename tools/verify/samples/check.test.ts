import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {parseSamples} from "./check.ts";

it("counts valid samples, reports errors with their line in the file, and lists skipped ones", () => {
  const text = [
    "```js\nlet a;\n```",
    "```json\n{}\n```",
    "```text\nlet let\n```",
    "```js\nlet b;\nlet c = ;\n```",
    '<!-- verify: skip reason="broken on purpose" -->\n\n```js\nlet let;\n```',
    '<!-- verify: parse-only reason="not installed" -->\n\n```js\nlet c;\n```',
    "<!-- verify: broken -->\n\n```js\nlet let;\n```",
  ].join("\n\n");
  const {parsed, broken, skipped, parseOnly, problems} = parseSamples([extractPage("a.md", text)]);
  expect(parsed).toBe(3);
  expect(broken).toBe(1);
  expect(parseOnly).toMatchObject([{line: 27, reason: "not installed"}]);
  expect(skipped).toEqual([{path: "a.md", line: 21, reason: "broken on purpose"}]);
  expect(problems).toMatchObject([{path: "a.md", line: 15}]);
});
