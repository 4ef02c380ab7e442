import fc from "fast-check";
import {expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";

const headOf = (yaml: string, dialect: DialectName = "plain") => {
  const {facts} = renderText(`---\ntitle: Page\nhead:\n${yaml}\n---\n`, {dialect, pages: ["other.md"]});
  return {
    head: facts.head,
    findings: facts.diagnostics.map(({code, line}) => `${code} ${line ?? ""}`.trim()),
  };
};

const OG = {tag: "meta", attributes: {property: "og:image", content: "https://x.example/a.png"}};

it.each<[DialectName, string]>([
  ["plain", "  - {tag: meta, attributes: {property: 'og:image', content: 'https://x.example/a.png'}}"],
  ["vitepress", "  - [meta, {property: 'og:image', content: 'https://x.example/a.png'}]"],
  ["vitepress", "  - - meta\n    - property: og:image\n      content: https://x.example/a.png"],
  [
    "starlight",
    "  - tag: meta\n    attrs:\n      property: og:image\n      content: https://x.example/a.png",
  ],
])("reads the form of %s", (dialect, yaml) =>
  expect(headOf(yaml, dialect)).toEqual({head: [OG], findings: []}),
);

it("resolves and checks the address of a link like a link of the page", () => {
  expect(headOf("  - [link, {rel: canonical, href: ./other.md}]").head).toEqual([
    {tag: "link", attributes: {rel: "canonical", href: "/other/"}},
  ]);
  expect(headOf("  - [link, {rel: canonical, href: /gone/}]").findings[0]).toMatch(/^link-page/);
});

it.each([
  "[script, {src: https://x.example/a.js}]",
  "[script, {}, 'alert(1)']",
  "[style, {}, 'body{display:none}']",
  "[base, {href: https://x.example/}]",
  "[noscript, {}, x]",
  "[meta, {http-equiv: refresh, content: '0; url=https://x.example'}]",
  "[meta, {http-equiv: Content-Security-Policy, content: x}]",
  "[meta, {name: referrer, content: unsafe-url}]",
  "[meta, {name: viewport, content: width=1}]",
  "[meta, {name: google-site-verification, content: x}]",
  "[meta, {name: [og:a, b], content: x}]",
  "[link, {rel: stylesheet, href: https://x.example/a.css}]",
  "[link, {rel: 'canonical stylesheet', href: https://x.example/a.css}]",
  "[link, {rel: preload, href: https://x.example/a.js, as: script}]",
  "[link, {rel: manifest, href: /m.json}]",
  "[link, {rel: canonical, href: 'javascript:alert(1)'}]",
  '[link, {rel: canonical, href: "java\\tscript:alert(1)"}]',
  "[link, {rel: canonical, href: 'data:text/html,x'}]",
  "{tag: META, attrs: {name: keywords, content: x}}",
  "text",
  "[]",
  "{}",
  "[meta, text]",
  "[__proto__, {}]",
  "meta: {name: keywords, content: x}",
  "{name: keywords, content: x}",
  "{tag: meta, attributes: [name, content]}",
  "{tag: meta, atributes: {name: keywords, content: x}}",
])("removes %s and reports its line", item => {
  const {head, findings} = headOf(`  - [meta, {name: keywords, content: x}]\n  - ${item}`);
  expect(head).toEqual([{tag: "meta", attributes: {name: "keywords", content: "x"}}]);
  expect(new Set(findings)).toEqual(new Set(["head-removed 5"]));
});

it("drops attributes that run something and keeps the element", () =>
  expect(headOf("  - [meta, {name: keywords, content: x, onload: 'alert(1)'}]")).toEqual({
    head: [{tag: "meta", attributes: {name: "keywords", content: "x"}}],
    findings: ["head-removed 4"],
  }));

it("never names an element or attribute that is not in the entry", () => {
  const word = fc.constantFrom("meta", "link", "script", "name", "rel", "x");
  const value = fc.oneof(
    word,
    fc.array(word, {maxLength: 2}),
    fc.dictionary(word, word, {maxKeys: 2}),
    fc.constant(null),
  );
  const entry = fc.oneof(
    value,
    fc.dictionary(fc.constantFrom("tag", "attributes", "attrs", "meta"), value),
    fc.array(value),
  );
  fc.assert(
    fc.property(entry, item => {
      const text = JSON.stringify(item);
      const {facts} = renderText(`---\ntitle: Page\nhead: [${text}]\n---\n`);
      for (const {message} of facts.diagnostics) {
        expect(message).not.toMatch(/undefined|null|object Object/);
        const [, named] = /`<?(\w+)>?`/.exec(message) ?? [];
        if (named !== undefined && !/^(?:head|content|name|rel)$/.test(named)) expect(text).toContain(named);
      }
    }),
  );
});
