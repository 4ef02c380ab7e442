import {expect, it} from "vitest";
import type {SectionRows, SiteFacts} from "../artifacts/types.ts";
import {stubView} from "./stub-view.ts";

const site = {
  title: "packer",
  titleSuffix: " | packer",
  sections: [
    {name: "guides", title: "Guides", url: "/guides/", print: "/guides/printable/"},
    {name: "api", title: "API", url: "/api/"},
  ],
} as unknown as SiteFacts;
const row = (title: string, url: string) => ({title, url});
const section = {
  name: "guides",
  title: "Guides",
  url: "/guides/",
  print: "/guides/printable/",
  pages: [row("Guides", "/guides/"), row("Caching", "/guides/caching/"), row("Types", "/guides/types/")],
};
const known = (name: string): SectionRows | undefined =>
  name === "guides" ? {...section, version: ""} : undefined;

it("has title and neighbors of a page in a section that was loaded", () => {
  const view = stubView("/guides/caching/", known, site);
  expect(view).toMatchObject({
    kind: "page",
    page: {
      title: "Caching",
      documentTitle: "Caching | packer",
      previous: row("Guides", "/guides/"),
      next: row("Types", "/guides/types/"),
    },
    section,
  });
});

it("only has the section if it was not loaded, and nothing for plain pages", () => {
  expect(stubView("/api/cli/", known, site)).toMatchObject({
    page: {title: "", documentTitle: "packer", previous: undefined, next: undefined},
    section: {name: "api", title: "API", pages: []},
  });
  expect(stubView("/glossary/", known, site)).toMatchObject({section: {name: "_root", pages: []}});
});

it("has no neighbors before the first page and for an unlisted page", () => {
  expect(stubView("/guides/", known, site)).toMatchObject({
    page: {previous: undefined, next: row("Caching", "/guides/caching/")},
  });
  expect(stubView("/guides/new/", known, site)).toMatchObject({
    page: {title: "", previous: undefined, next: undefined},
  });
});
