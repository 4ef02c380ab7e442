import type {Dialect} from "../core/model/dialect.ts";

/** CommonMark and GFM in `.md`, MDX in `.mdx`, and groups of code blocks. */
export const commonmark: Dialect = {
  mdx: [".mdx"],
  frontMatter: {fields: {}, known: []},
  urls: {slug: null, id: null, numbers: false, slugged: false, readme: true},
  headings: {slug: "github", ids: ["braces"], title: false, frame: []},
  containers: {colons: {"code-group": {as: "tabs"}}, others: null, indented: null},
  asides: {T: "tip", W: "warning", "?": "todo"},
  fences: {comments: false, meta: false, annotations: false, hidden: false},
  inline: {emoji: false, math: false, moustaches: false, attributes: false, marks: false},
  template: null,
  extensions: [],
  toc: [],
  snippets: [],
  imports: {aliases: {}, programs: false},
  html: {silent: [], bindings: [], components: false},
  components: {},
};
