import fc from "fast-check";
import {expect, it} from "vitest";
import type {PageSummary} from "#core/model/page-facts.ts";
import {packBody} from "../cache/packed-body.ts";
import {packPages, unpackPages} from "./entry.ts";

const page = fc.string().map(text => ({
  summary: {path: `${text}.md`, url: `/${text}/`, hash: "0"} as PageSummary,
  body: packBody(
    {html: text, markdown: text, sections: [], terms: ""},
    {outline: {anchors: [], ids: [text]}, targets: [], checks: {links: [], diagnostics: []}},
  ),
}));

it("pages are restored unchanged", () =>
  fc.assert(
    fc.property(fc.array(page, {maxLength: 5}), pages => {
      expect(unpackPages(packPages(pages))).toEqual(pages);
    }),
  ));

it("a truncated entry is invalid", () =>
  fc.assert(
    fc.property(fc.array(page, {minLength: 1, maxLength: 3}), fc.nat(), (pages, at) => {
      const entry = packPages(pages);
      expect(unpackPages(entry.subarray(0, at % entry.length))).toBeNull();
    }),
  ));
