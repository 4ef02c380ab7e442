import {expect, it} from "vitest";
import type {Section} from "#schemas/section.ts";
import {sectionRows, turnTo} from "./page-facts.ts";

const section = {
  name: "guides",
  title: "Guides",
  url: "/guides/",
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
  expect(sectionRows(section, "/guides/a/", "v1").pages).toEqual([
    {url: "/guides/", title: "Guides"},
    {url: "/guides/a/", title: "A", group: "G", anchors: [{title: "Usage", id: "usage"}]},
    {url: "/guides/b/", title: "B", date: "2026-01-02", description: "d", more: true},
  ]);
});

it("turns to another page with its headings, as the section document would have it", () => {
  const anchors = [{title: "Usage", id: "usage"}];
  const first = sectionRows(section, "/guides/a/", "v1");
  expect(turnTo(first, "/guides/b/", anchors)).toEqual(sectionRows(section, "/guides/b/", "v1"));
  expect(turnTo(first, "/guides/", [])).toEqual(sectionRows(section, "/guides/", "v1"));
  expect(turnTo(turnTo(first, "/guides/", []), "/guides/a/", anchors)).toEqual(first);
});
