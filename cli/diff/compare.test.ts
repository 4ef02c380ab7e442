import {describe, expect, it} from "vitest";
import {compareAnchors} from "./anchors.ts";
import type {Heading} from "./html.ts";
import {findMoves} from "./moves.ts";
import type {PageSnapshot} from "./snapshot.ts";

const page = (url: string, given: Partial<PageSnapshot> = {}): PageSnapshot => ({
  url,
  path: `content${url}`,
  title: url,
  isOld: false,
  sort: null,
  group: null,
  size: 1,
  headings: [],
  ids: new Set(given.headings?.map(({id}) => id)),
  links: [],
  text: "",
  ...given,
});

describe("findMoves", () => {
  const moves = (removed: PageSnapshot[], added: PageSnapshot[]): string[] =>
    [...findMoves(removed, added)].map(([from, to]) => `${from.url} → ${to.url}`);
  const words = (from: number, to: number): string =>
    Array.from({length: to - from}, (_, i) => `w${from + i}`).join(" ");

  it("pairs the most similar pages first", () => {
    const removed = [page("/a/", {text: words(0, 40)}), page("/b/", {text: words(4, 40)})];
    const added = [page("/x/", {text: words(4, 40)}), page("/y/", {text: words(0, 36)})];
    expect(moves(removed, added).sort()).toEqual(["/a/ → /y/", "/b/ → /x/"]);
    expect(moves(removed, [...added].reverse()).sort()).toEqual(["/a/ → /y/", "/b/ → /x/"]);
  });

  it("requires less common text if the title is the same", () => {
    const now = page("/x/", {text: words(20, 60), title: "Same"});
    expect(moves([page("/a/", {text: words(0, 40), title: "Same"})], [now])).toEqual(["/a/ → /x/"]);
    expect(moves([page("/a/", {text: words(0, 40), title: "Other"})], [now])).toEqual([]);
    expect(moves([page("/a/", {text: words(0, 22), title: "Same"})], [now])).toEqual([]);
  });

  it("matches each page once", () => {
    const text = words(0, 20);
    expect(moves([page("/a/", {text}), page("/b/", {text})], [page("/x/", {text})])).toEqual(["/a/ → /x/"]);
  });
});

describe("compareAnchors", () => {
  const heading = (id: string, title = id, level = 2): Heading => ({id, title, level});
  const compare = (before: Heading[], after: Heading[]): unknown => {
    const changes = compareAnchors(page("/", {headings: before}), page("/", {headings: after}));
    return (
      changes && [
        changes.added.map(({id}) => id),
        changes.removed.map(({id}) => id),
        changes.renamed.map(({from, to}) => `${from} → ${to}`),
      ]
    );
  };

  it.each<[string, Heading[], Heading[], unknown]>([
    ["nothing", [heading("a")], [heading("a")], null],
    ["a new id under the same title", [heading("a", "Title")], [heading("b", "Title")], [[], [], ["a → b"]]],
    [
      "the same title at another level, elsewhere",
      [heading("a", "Title"), heading("k")],
      [heading("k"), heading("b", "Title", 3)],
      [["b"], ["a"], []],
    ],
    [
      "a title changed in its place",
      [heading("k"), heading("in-node", "In Node")],
      [heading("k"), heading("in-nodejs", "In Node.js")],
      [[], [], ["in-node → in-nodejs"]],
    ],
    [
      "quite another title in the same place",
      [heading("k"), heading("limits", "Limits")],
      [heading("k"), heading("usage", "How it is used")],
      [["usage"], ["limits"], []],
    ],
    [
      "a title alike in another place",
      [heading("in-node", "In Node"), heading("k")],
      [heading("k"), heading("in-nodejs", "In Node.js")],
      [["in-nodejs"], ["in-node"], []],
    ],
  ])("detects %s", (_, before, after, expected) => expect(compare(before, after)).toEqual(expected));
});
