import {cutIndex, indexTerms} from "./index/build.ts";
import {listOf, type PartReach} from "./index/build-parts.ts";
import {pageWeight} from "./index/page-weight.ts";
import type {Load} from "./index/store.ts";
import {packedTerms} from "./text/packed-terms.ts";
import type {SearchPage, SearchSection} from "./text/page-terms.ts";

/** Page with its index data. */
export interface TestPage extends SearchPage {
  section: string;
  dated: boolean;
  external?: boolean;
}

/** Creates a small page; `## Heading` lines start sections. */
export function page(url: string, title: string, body: string, dated = false): TestPage {
  const sections: SearchSection[] = [];
  const used = new Map<string, number>();
  let path: string[] = [];
  let current: {id: string; titles: string[]; level: number; lines: string[]} = {
    id: "",
    titles: [],
    level: 0,
    lines: [],
  };
  const close = (): number =>
    sections.push({
      id: current.id,
      titles: current.titles,
      level: current.level,
      text: current.lines.join("\n"),
    });
  for (const line of body.split("\n")) {
    const [, marks, heading] = /^(#+) (.*)$/.exec(line) ?? [];
    if (!marks || heading === undefined) {
      current.lines.push(line);
      continue;
    }
    close();
    path = [...path.slice(0, marks.length - 2), heading];
    const slug = heading.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, "-");
    const n = used.get(slug) ?? 0;
    used.set(slug, n + 1);
    current = {id: n > 0 ? `${slug}-${n}` : slug, titles: path, level: marks.length, lines: []};
  }
  close();
  return {url, title, section: "guides", dated, sections};
}

/** Creates an index of pages as files in memory, and records which paths are loaded. */
export function testIndex(
  pages: readonly TestPage[],
  reach: PartReach = {terms: 1500, words: 10_000},
  synonyms: readonly (readonly string[])[] = [],
): {files: Map<string, string>; loaded: string[]; load: Load} {
  const indexed = pages.map(entry => ({
    terms: packedTerms(entry),
    worth: pageWeight({external: false, ...entry}),
  }));
  const index = cutIndex(listOf(indexTerms(indexed, Infinity, terms => [...terms])), reach);
  const files = new Map<string, string>();
  const put = (path: string, value: object): unknown =>
    files.set(path, JSON.stringify({indexId: "1", ...value}));
  const pagesPerFile = 4;
  put("data/search/index.json", {
    pageCount: pages.length,
    pagesPerFile,
    firstTerms: index.first.terms,
    firstWords: index.first.words,
    ...(synonyms.length > 0 ? {synonyms} : {}),
  });
  for (const n of index.first.terms.keys()) put(`data/search/terms/${n}.json`, index.terms(n));
  for (const n of index.first.words.keys()) {
    const {words, counts} = index.words(n);
    put(`data/search/words/${n}.json`, {words, pageCounts: counts});
  }
  for (let n = 0; n * pagesPerFile < pages.length; n += 1) {
    const shown = pages.slice(n * pagesPerFile, (n + 1) * pagesPerFile);
    put(`data/search/pages/${n}.json`, {
      pages: shown.map(({url, title, section}) => ({
        url,
        title,
        section,
        sectionTitle: "Guides",
      })),
    });
  }
  for (const {url, sections} of pages) {
    const shown = sections.map(({titles, ...rest}) => ({...rest, title: titles.at(-1) ?? ""}));
    put(`data/text${url}index.json`, {passages: shown});
  }
  const loaded: string[] = [];
  const load: Load = async path => {
    loaded.push(path);
    const text = files.get(path);
    if (text === undefined) throw new Error(`no ${path}`);
    return text;
  };
  return {files, loaded, load};
}
