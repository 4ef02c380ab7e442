import {expect, it} from "vitest";
import type {Section} from "../../schemas/section.ts";
import {sectionRows} from "./page-facts.ts";

const section = {
  name: "guides",
  title: "Guides",
  url: "/guides/",
  print: null,
  pages: [
    {url: "/guides/", title: "Guides", anchors: []},
    {url: "/guides/a/", title: "A", group: "G", anchors: [{title: "Usage", id: "usage"}]},
    {
      url: "/guides/b/",
      title: "B",
      date: "2026-01-02",
      description: "d",
      anchors: [{title: "Usage", id: "usage"}],
    },
  ],
} as unknown as Section;

it("carries the headings of one page only, and marks the others that have some", () => {
  expect(sectionRows(section, "/guides/a/").pages).toEqual([
    {url: "/guides/", title: "Guides"},
    {url: "/guides/a/", title: "A", group: "G", anchors: [{title: "Usage", id: "usage"}]},
    {url: "/guides/b/", title: "B", date: "2026-01-02", description: "d", more: true},
  ]);
});
