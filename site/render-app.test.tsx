import fc from "fast-check";
import {renderToString} from "react-dom/server";
import {expect, it} from "vitest";
import {App} from "./app.tsx";
import type {AppValue} from "./app-context.ts";
import type {SectionRow, SiteFacts} from "./artifacts/types.ts";
import {renderApp} from "./render-app.tsx";
import type {RouterState} from "./routes/router-state.ts";

const site = (slot: string): SiteFacts => ({
  title: "Site",
  titleSuffix: " | Site",
  lang: "en",
  base: "/docs/",
  sections: [],
  navigation: [],
  icons: [],
  languages: [],
  versions: [],
  footer: {left: [], right: []},
  search: {provider: "none", options: {}},
  screens: {organization: false, vote: false, sponsors: false},
  feed: false,
  slots: {"sidebar-start": slot},
});

function app(rows: readonly SectionRow[], url: string, slot: string, open?: string[][]): AppValue {
  const section = {
    ...{name: "guides", title: "Guides", url: "/guides/", version: "1", pages: [...rows]},
    ...(open && {open}),
  };
  const state: RouterState = {
    id: 0,
    url,
    hash: "",
    cause: "start",
    status: "ready",
    view: {
      kind: "page",
      page: {
        url,
        title: "Page",
        section: "guides",
        documentTitle: "Page",
        description: "",
        contributors: [],
        related: [],
        generated: false,
      },
      section,
    },
    html: "<p>Text</p>",
  };
  const router = {getState: () => state, getStart: () => state, subscribe: () => () => {}, retry: () => {}};
  return {site: site(slot), router, dev: false};
}

it("equals the app rendered at once, for any rows and slots", () => {
  const title = fc.oneof(fc.constantFrom("A <b> & $& title", "splitChunks.minSizeReduction"), fc.string());
  const row = fc.record(
    {
      url: fc.integer({min: 0, max: 30}).map(n => `/guides/${n}/`),
      title,
      group: fc.constantFrom("A", "B"),
      badge: title,
      hasAnchors: fc.constant(true as const),
    },
    {requiredKeys: ["url", "title"]},
  );
  const rows = fc.uniqueArray(row, {selector: ({url}) => url, minLength: 1, maxLength: 12});
  const slot = fc.constantFrom("<p>Slot</p>", "<dx-row></dx-row>");
  fc.assert(
    fc.property(rows, fc.nat(), slot, (pages, n, html) => {
      const url = (pages[n % pages.length] as SectionRow).url;
      const value = app(pages, url, html);
      const whole = renderToString(<App {...value} />);
      expect(renderApp(value)).toBe(whole);
      // The second time, rows are known.
      expect(renderApp(value)).toBe(whole);
    }),
    {numRuns: 40},
  );
});

it("unfolds the groups above the current page, and those that the section unfolds at first", () => {
  const row = (url: string, ...groups: string[]): SectionRow => ({url, title: url, groups});
  const rows = [
    row("/a/", "Top", "A"),
    row("/b/", "Top", "B"),
    row("/c/", "Top", "C"),
    row("/d/", "Top", "C", "D"),
  ];
  const unfolded = (open?: string[][]): (string | undefined)[] =>
    [
      ...renderToString(<App {...app(rows, "/a/", "", open)} />).matchAll(
        /<details[^>]* open=""[^>]*><summary>(.)/g,
      ),
    ].map(([, title]) => title);
  expect(unfolded()).toEqual(["A"]);
  expect(unfolded([["Top", "C"], ["B"]])).toEqual(["A", "C"]);
  expect(
    unfolded([
      ["Top", "C", "D"],
      ["Top", "B"],
    ]),
  ).toEqual(["A", "B", "D"]);
});
