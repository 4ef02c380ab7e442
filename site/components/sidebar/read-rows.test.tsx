import fc from "fast-check";
import {JSDOM} from "jsdom";
import {renderToString} from "react-dom/server";
import {afterEach, expect, it} from "vitest";
import {AppContext} from "#site/app-context.ts";
import {addressOf, setBase} from "#site/artifacts/base.ts";
import {withLinks} from "#site/artifacts/nearby-rows.ts";
import {withAnchors} from "#site/artifacts/page-facts.ts";
import type {SectionRows, SiteFacts} from "#site/artifacts/types.ts";
import {readRows} from "./read-rows.ts";
import {SectionList} from "./section-list.tsx";

afterEach(() => setBase("/"));

const site = {title: "Site", base: "/"} as SiteFacts;
const router = {getState: fc.stringify, getStart: fc.stringify, subscribe: () => () => {}, retry: () => {}};

const sidebar = new JSDOM().window.document.createElement("nav");

const html = (section: SectionRows, current: string): string =>
  renderToString(
    <AppContext value={{site, router: router as never, dev: false}}>
      <SectionList section={section} current={current} />
    </AppContext>,
  );

const text = fc.oneof(
  fc.constantFrom("A <b> & title", "splitChunks.minSizeReduction", "-", "# 7", " a  b "),
  fc.string({unit: "grapheme"}).map(value => value.replaceAll(/[\r\0]/g, "")),
);
const path = fc
  .string({minLength: 1, unit: fc.constantFrom("a", "ü", "文", "%", "?", "#", "&", '"', " ", ".", "-")})
  .map(name => `/guides/${name}/`);
const groups = fc.oneof(fc.array(fc.constantFrom("A", "B <i>", "-"), {maxLength: 3}), fc.array(text));
const optional = {requiredKeys: ["url", "title"] as const};
const row = fc.oneof(
  fc.record(
    {url: path, title: text, groups, badge: text, hasAnchors: fc.constant(true as const)},
    {
      requiredKeys: [...optional.requiredKeys],
    },
  ),
  fc.record(
    {url: path, title: text, group: text, omitted: fc.integer({min: 1, max: 900})},
    {
      requiredKeys: [...optional.requiredKeys],
    },
  ),
);
const link = fc.record(
  {
    before: fc.nat(12),
    title: text,
    url: fc.oneof(
      path,
      fc.constantFrom("", "https://example.org/a%20b/#c", "/guides/a/#%C3%BC", "/../en/b/"),
    ),
    groups,
  },
  {requiredKeys: ["before", "title", "url"]},
);
const anchor = fc.record({title: text, id: fc.string({minLength: 1}), level: fc.integer({min: 2, max: 3})});

it("reads the rows from which the sidebar was rendered, so that hydration renders the same", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("/", "/docs/", "/a/b/"),
      fc.array(row, {minLength: 1, maxLength: 12}),
      fc.array(link, {maxLength: 4}),
      fc.uniqueArray(anchor, {selector: ({id}) => id, maxLength: 6}),
      fc.nat(),
      (base, pages, links, anchors, n) => {
        setBase(base);
        const url = pages[n % pages.length]?.url ?? "";
        const section = {...{name: "guides", title: "Guides", url: "/guides/", version: "1"}, pages, links};
        const shown = withAnchors(section, {url, anchors});
        const rendered = html(shown, url);
        sidebar.innerHTML = rendered;
        const read = readRows(sidebar);
        expect(html({...section, links: [], pages: read}, url)).toBe(rendered);
        expect(read.map(one => addressOf(one.url))).toEqual(withLinks(shown).map(one => addressOf(one.url)));
      },
    ),
    {numRuns: 150},
  );
});
