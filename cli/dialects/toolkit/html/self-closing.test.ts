import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";

const html = (text: string): string => renderText(text, {dialect: "vitepress"}).body.html;

describe("self-closing elements in templates", () => {
  it.each([
    '<button class="a" @click="go()" title="x"/>\n\n## After\n\nlast words',
    '<div>\n  <div class="a" />\n  <button @click="go"/>\n  <i/>\n</div>\n\n## After\n\nlast words',
    "Text <button /> and\n\n## After\n\nlast words",
    "- item <select />\n\n## After\n\nlast words",
  ])("do not swallow subsequent content: %j", text => {
    expect(html(text)).toMatch(/<h2 id="after">.*last words<\/p>$/s);
  });

  it("lose no text around them in any context", () => {
    const names = fc.constantFrom("div", "button", "span", "select", "svg", "input", "br", "iframe");
    fc.assert(
      fc.property(fc.array(names, {minLength: 1, maxLength: 6}), list => {
        const text = list.map((name, i) => `word${i}\n\n<${name} :a="b" />`).join("\n\n");
        const found = html(`${text}\n\nlast`);
        for (const i of list.keys()) expect(found).toContain(`word${i}`);
        expect(found).toContain("<p>last</p>");
      }),
    );
  });
});
