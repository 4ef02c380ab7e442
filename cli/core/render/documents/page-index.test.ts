import {describe, expect, it} from "vitest";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import type {DirectoryNode, FileNode, PageIndex} from "#schemas/page-index.ts";
import {planDocuments} from "./plan.ts";

const indexOf = (...args: Parameters<typeof testInput>): PageIndex =>
  JSON.parse(producedText(planDocuments(testInput(...args)), "data/page-index.json"));

const outline = (node: DirectoryNode | FileNode): unknown =>
  node.type === "directory" ? [node.url, ...node.children.map(outline)] : node.url;

describe("page index", () => {
  const pages = [
    {url: "/"},
    {url: "/license/", index: false},
    {url: "/guides/"},
    {url: "/guides/deep/a/"},
    {url: "/blog/2020-01-01-x/"},
  ];

  it("is the root directory, printable pages last in the folder of their section alone", () => {
    const config = {sections: [{name: "blog", printable: false}]};
    expect(outline(indexOf(pages, {config}))).toEqual([
      "/",
      "/",
      ["/blog/", "/blog/2020-01-01-x/"],
      ["/guides/", "/guides/", ["/guides/deep/", "/guides/deep/a/"], "/guides/printable/"],
      "/license/",
      "/printable/",
    ]);
  });

  it("does not count generated pages in sizes", () => {
    const root = indexOf(pages);
    expect(root.size).toBe(50);
    expect((root.children.at(-1) as FileNode).size).toBe(0);
  });

  it("describes a generated page", () => {
    const guides = indexOf(pages).children.find(node => node.url === "/guides/") as DirectoryNode;
    expect(guides.children.at(-1)).toEqual({
      path: "content/guides/printable.md",
      name: "printable.md",
      size: 0,
      extension: ".md",
      type: "file",
      url: "/guides/printable/",
      anchors: [],
      title: "Printable",
      sort: 999,
      generated: true,
    });
  });

  it("leaves out fields without a value and keeps a sort of 0", () => {
    const node = (given: object) => indexOf([{url: "/a/", index: false, ...given}]).children[0] as FileNode;
    expect(Object.keys(node({}))).toEqual([
      "path",
      "name",
      "size",
      "extension",
      "type",
      "url",
      "anchors",
      "title",
    ]);
    expect(node({sort: 0, group: "G", edit: "https://x.org"})).toMatchObject({
      sort: 0,
      group: "G",
      edit: "https://x.org",
    });
  });
});
