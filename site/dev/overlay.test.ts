import {JSDOM} from "jsdom";
import {expect, it} from "vitest";
import {hideOverlay, showOverlay} from "./overlay.ts";

it("shows position, message and hint of each error as text, replaces itself, and disappears", () => {
  const {document} = new JSDOM("<body></body>").window;
  const error = {
    code: "mdx-syntax",
    severity: "error" as const,
    message: "<b>no</b>",
    file: "a.mdx",
    line: 3,
    column: 5,
    hint: "write &lt;",
  };
  showOverlay([error], document);
  showOverlay([error, {...error, file: "b.mdx"}], document);
  const boxes = document.querySelectorAll(".diagnostics");
  expect(boxes).toHaveLength(1);
  expect([...document.querySelectorAll("code")].map(code => code.textContent)).toEqual([
    "a.mdx:3:5",
    "b.mdx:3:5",
  ]);
  expect(boxes[0]?.querySelector("b")).toBeNull();
  expect(boxes[0]?.textContent).toContain("write &lt;");
  hideOverlay(document);
  expect(document.querySelector(".diagnostics")).toBeNull();
});
