import {describe, expect, it} from "vitest";
import {extractPage} from "./page.ts";

const page = (text: string) => extractPage("guides/a.md", text);

describe("extractPage", () => {
  it("returns the bold title, the marks and the line of a fence", () => {
    const text =
      '---\ntitle: A\n---\n\n<!-- verify: skip reason="broken" -->\n**src/a.js**\n\n```js\nlet a;\n```\n';
    const [step] = page(text).steps;
    expect(step).toMatchObject({
      kind: "fence",
      fence: {language: "js", title: "src/a.js", text: "let a;", line: 9, marks: [{name: "skip", line: 5}]},
    });
  });

  it("does not treat a bold sentence as a file name", () => {
    const [step] = page("**Mind this one**\n\n```js\nlet a;\n```\n").steps;
    expect(step).toMatchObject({fence: {title: undefined}});
  });

  it("keeps the order of fences and separate marks, including in lists", () => {
    const text =
      '- one\n\n  ```bash\n  npm i\n  ```\n\n<!-- verify: file dist/*.js contains="x \\"y\\"" -->\n\n```js\n1;\n```\n';
    expect(page(text).steps.map(step => step.kind)).toEqual(["fence", "mark", "fence"]);
    expect(page(text).steps[1]).toMatchObject({
      mark: {argument: "dist/*.js", values: [["contains", 'x "y"']]},
    });
  });

  it("detects a guide that is executed", () => {
    expect(page("<!-- verify: run -->\n\nText.\n").runnable).toBe(true);
    expect(page("Text.\n").runnable).toBe(false);
  });

  it("reports unknown marks, missing reasons and marks without a fence", () => {
    const text =
      "<!-- verify: skipp -->\n\n<!-- verify: skip -->\n\n```js\n1;\n```\n\n<!-- verify: output -->\n\nText.\n";
    expect(page(text).problems.map(({line, message}) => `${line} ${message}`)).toEqual([
      '1 unknown mark "skipp"',
      '3 mark "skip" needs a reason',
      '9 mark "output" has no fence below it',
    ]);
  });
});
