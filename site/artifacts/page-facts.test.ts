import {expect, it} from "vitest";
import type {Section} from "#schemas/section.ts";
import {sectionRows, withAnchors} from "./page-facts.ts";

const section = {
  name: "guides",
  title: "Guides",
  url: "/guides/",
  pages: [
    {url: "/guides/", title: "Guides"},
    {url: "/guides/a/", title: "A", group: "G", hasAnchors: true},
    {url: "/guides/b/", title: "B", date: "2026-01-02", description: "d", hasAnchors: true},
  ],
} as unknown as Section;

const anchors = [
  {title: "Usage", id: "usage", level: 2},
  {title: "Detail", id: "detail", level: 4},
];

it("adds the headings only to the row of the current page", () => {
  const rows = withAnchors(sectionRows(section, "v1"), {url: "/guides/a/", anchors});
  expect(rows.pages).toEqual([
    {url: "/guides/", title: "Guides"},
    {url: "/guides/a/", title: "A", group: "G", hasAnchors: true, anchors: [{title: "Usage", id: "usage"}]},
    {url: "/guides/b/", title: "B", date: "2026-01-02", description: "d", hasAnchors: true},
  ]);
});

it("removes the headings of the previous page", () => {
  const first = withAnchors(sectionRows(section, "v1"), {url: "/guides/a/", anchors});
  expect(withAnchors(first, {url: "/guides/", anchors: []})).toEqual(sectionRows(section, "v1"));
  expect(
    withAnchors(withAnchors(first, {url: "/guides/", anchors: []}), {url: "/guides/a/", anchors}),
  ).toEqual(first);
});
