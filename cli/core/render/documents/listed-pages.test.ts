import fc from "fast-check";
import {expect, it} from "vitest";
import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {SiteContext} from "./context.ts";
import {groupsOf, listedPages} from "./listed-pages.ts";

const headings = fc.array(fc.constantFrom("A", "B", "C"), {maxLength: 4});

/** A section whose pages are below the given headings. */
function sectionOf(all: readonly string[][]): ArrangedSection {
  const pages = all.map(
    (_, i) => ({url: `/${i}/`, title: `${i}`, section: "s", group: null}) as unknown as PageFacts,
  );
  const places = new Map(all.map((groups, i) => [`/${i}/`, {groups, title: `${i}`}]));
  return {name: "s", pages, places} as unknown as ArrangedSection;
}

it("lists the pages under the same headings as a page, and each heading right below once, with its first page", () => {
  fc.assert(
    fc.property(fc.array(headings, {maxLength: 12}), all => {
      const section = sectionOf(all);
      const context = {sectionOf: new Map([["s", section]])} as unknown as SiteContext;
      for (const page of section.pages) {
        const here = groupsOf(page, section);
        const below = section.pages.filter(
          other => other !== page && here.every((group, i) => groupsOf(other, section)[i] === group),
        );
        const titles = below.map(other => groupsOf(other, section)[here.length]);
        const expected = below.flatMap((other, i) =>
          titles[i] === undefined
            ? [other.title]
            : titles.indexOf(titles[i]) === i
              ? [`${titles[i]}: ${other.title}`]
              : [],
        );
        const listed = listedPages(page, context).map(({title, page: {title: own}}) =>
          title === own ? title : `${title}: ${own}`,
        );
        expect(listed).toEqual(expected);
      }
    }),
  );
});
