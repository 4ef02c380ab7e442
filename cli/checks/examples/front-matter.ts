import {type Examples, page} from "./example.ts";

const BODY = "How bundles are named.";

/** Examples for front matter. */
export const FRONT_MATTER: Examples = {
  "front-matter-yaml": {
    wrong: `---\ntitle: Module: rules\n---\n\n${BODY}\n`,
    right: `---\ntitle: "Module: rules"\n---\n\n${BODY}\n`,
  },
  "front-matter-language": {
    wrong: `---json\n{"title": "Caching"}\n---\n\n${BODY}\n`,
    right: `+++\ntitle = "Caching"\n+++\n\n${BODY}\n`,
  },
  "front-matter-late": {
    wrong: `\n---\ntitle: Caching\n---\n\n${BODY}\n`,
    right: page("Caching", BODY),
  },
  "front-matter-comment": {
    wrong: `---\ntitle: Rule # 1\n---\n\n${BODY}\n`,
    right: `---\ntitle: "Rule # 1"\nsort: 1  # first\n---\n\n${BODY}\n`,
  },
  "front-matter-unclosed": {
    wrong: `---\ntitle: Caching\n\n${BODY}\n`,
    right: page("Caching", BODY),
  },
  "front-matter-type": {
    wrong: page("Caching", BODY, "sort: first\n"),
    right: page("Caching", BODY, "sort: 1\n"),
  },
  "front-matter-unknown": {
    wrong: page("Caching", BODY, "srot: 1\n"),
    right: page("Caching", BODY, "sort: 1\n"),
  },
  "front-matter-reserved": {
    wrong: page("Caching", BODY, "url: /cache/\n"),
    right: page("Caching", BODY),
  },
  "related-malformed": {
    wrong: page("Caching", BODY, "related:\n  - /guides/other/\n"),
    right: page("Caching", BODY, "related:\n  - title: Other guide\n    url: /guides/other/\n"),
  },
  "title-missing": {wrong: `${BODY}\n`, right: page("Caching", BODY)},
  "description-length": {
    wrong: page("Caching", BODY, "description: All about it.\n"),
    right: page(
      "Caching",
      BODY,
      "description: Name bundles by their content, so that browsers keep what did not change.\n",
    ),
  },
  "sort-duplicate": {
    wrong: page("Caching", BODY, "sort: 2\n"),
    right: page("Caching", BODY, "sort: 3\n"),
    beside: {"guides/splitting.md": page("Splitting", BODY, "sort: 2\n")},
  },
  "title-duplicate": {
    wrong: page("Caching", BODY),
    right: page("Caching in CI", BODY),
    beside: {"guides/a-cache.md": page("Caching", BODY)},
  },
  "group-unknown": {
    wrong: page("Caching", BODY, "group: Performace\n"),
    right: page("Caching", BODY, "group: Performance\n"),
    beside: {
      "guides/size.md": page("Size", BODY, "group: Performance\n"),
      "guides/speed.md": page("Speed", BODY, "group: Performance\n"),
    },
  },
  "head-removed": {
    wrong: page("Page", "Text.", "head:\n  - [script, {src: https://example.org/a.js}]\n"),
    right: page("Page", "Text.", "head:\n  - [meta, {name: keywords, content: caching}]\n"),
  },
};
