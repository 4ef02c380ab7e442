import fc from "fast-check";
import {JSDOM} from "jsdom";
import {expect, test} from "vitest";
import {escapeHtml, escapeXml, unescapeHtml} from "./markup.ts";

const text = fc.string({
  unit: fc.constantFrom(..."&<>\"'#x2 6;aé\u0000\u0007\ud800\uffff", "amp", "&#x", "&quot;"),
});

test("escaped text is decoded unchanged, by a browser and by our own parser", () => {
  const {document} = new JSDOM().window;
  const element = document.createElement("p");
  fc.assert(
    fc.property(
      text.filter(value => !value.includes("\u0000")),
      value => {
        element.innerHTML = `<i title="${escapeHtml(value)}">${escapeHtml(value)}</i>`;
        expect(element.firstElementChild?.getAttribute("title")).toBe(value);
        expect(element.textContent).toBe(value);
        expect(unescapeHtml(escapeHtml(value))).toBe(value);
      },
    ),
  );
});

test("XML is well-formed for any text", () => {
  const {DOMParser} = new JSDOM().window;
  fc.assert(
    fc.property(text, value => {
      const xml = `<a b="${escapeXml(value)}">${escapeXml(value)}</a>`;
      const root = new DOMParser().parseFromString(xml, "text/xml").documentElement;
      expect(root.nodeName).toBe("a");
      expect(root.textContent).toBe(root.getAttribute("b"));
    }),
  );
});

test.each([
  ["&#39;&#x27;&apos;", "'''"],
  ["&amp;lt;", "&lt;"],
  ["&#x110000;", "&#x110000;"],
  ["&nbsp;&amp", "&nbsp;&amp"],
])("%s is read as %s", (written, read) => expect(unescapeHtml(written)).toBe(read));
