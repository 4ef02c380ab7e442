import type {Root} from "mdast";
import {expect, test} from "vitest";
import {parseMarkdown} from "../../fixtures/support/parse-markdown.ts";
import {describePage} from "./description.ts";

const describeText = (text: string): string => describePage(parseMarkdown(text) as Root, undefined);

test("rows of badges and logos are passed over", () => {
  const text =
    "[![npm][npm]][url] ![size](a.svg)\n\n[![logo](b.png)](/)\n\nInject *CSS* into the `DOM`.\n\n[npm]: n.svg\n[url]: /\n";
  expect(describeText(text)).toBe("Inject CSS into the DOM.");
});

test("an image within words counts with its alternative text", () => {
  expect(describeText("The ![warning](w.svg) sign.")).toBe("The warning sign.");
});
