import {type Examples, page} from "./example.ts";

const redirects = (list: readonly {from: string; to: string}[]): string =>
  `${JSON.stringify({redirects: list}, null, 2)}\n`;

const menu = (url: string): string =>
  `${JSON.stringify({navigation: [{title: "Guides", url, sections: "all"}]}, null, 2)}\n`;

const OLD = {from: "/old-guide/", to: "/guides/other/"};

/** Examples for URLs, redirects and data files. */
export const SITE: Examples = {
  "url-duplicate": {
    wrong: page("Page", "Text."),
    right: page("Page", "Text."),
    beside: {"guides/Page.md": page("Page again", "Text.")},
  },
  "url-reserved": {
    file: "guides/printable.md",
    wrong: page("Printable", "Text."),
    right: page("Print", "Text."),
  },
  "name-portable": {
    file: "guides/aux.md",
    wrong: page("Auxiliary files", "Text."),
    right: page("Auxiliary files", "Text."),
  },
  "url-character": {
    file: "guides/why?.md",
    wrong: page("Why?", "Text."),
    right: page("Why?", "Text."),
  },
  "redirect-target": {
    file: "data/redirects.json",
    wrong: redirects([OLD, {from: "/older/", to: "/guides/othre/"}]),
    right: redirects([OLD, {from: "/older/", to: "/guides/other/"}]),
  },
  "redirect-unsafe": {
    file: "data/redirects.json",
    wrong: redirects([OLD, {from: "/older/", to: "javascript:alert(1)"}]),
    right: redirects([OLD, {from: "/older/", to: "/guides/other/"}]),
  },
  "redirect-line": {
    file: "public/_redirects",
    wrong: "/older/ /guides/other/ 999\n",
    right: "/older/ /guides/other/ 301\n",
  },
  "redirect-loop": {
    file: "data/redirects.json",
    wrong: redirects([OLD, {from: "/older/", to: "/older/"}]),
    right: redirects([OLD, {from: "/older/", to: "/guides/other/"}]),
  },
  "redirect-shadowed": {
    file: "data/redirects.json",
    wrong: redirects([OLD, {from: "/guides/other/", to: "/"}]),
    right: redirects([OLD]),
  },
  "data-syntax": {
    file: "data/site.json",
    wrong: '{\n  "description": "All about bundles",\n}\n',
    right: '{\n  "description": "All about bundles"\n}\n',
  },
  "data-value": {
    file: "data/site.json",
    wrong: '{\n  "navigation": "guides"\n}\n',
    right: '{\n  "navigation": []\n}\n',
  },
  "data-link": {file: "data/site.json", wrong: menu("/guide/"), right: menu("/guides/other/")},
  "page-orphan": {
    file: "notes/draft.md",
    wrong: page("Draft", "Text."),
    right: page("Draft", "Text."),
    beside: {
      "data/site.json": `${JSON.stringify({navigation: [{title: "Guides", url: "/guides/other/", sections: ["guides"]}]}, null, 2)}\n`,
    },
  },
};
