import type {Dialect} from "#core/model/dialect.ts";

/** Settings of CommonMark and GFM in `.md`, MDX in `.mdx`, and groups of code blocks. */
const DEFAULTS: Dialect = {
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

/** Groups of settings whose missing members have a default each. */
const GROUPS = [
  "frontMatter",
  "urls",
  "headings",
  "containers",
  "fences",
  "inline",
  "imports",
  "html",
] as const;
type Group = (typeof GROUPS)[number];

/** Settings of a dialect that differ from the defaults. */
export type DialectInput = Partial<Omit<Dialect, Group>> & {[key in Group]?: Partial<Dialect[key]>};

/** Defines the dialect of one documentation tool; whatever it does not set is as in CommonMark and GFM. */
export function defineDialect(input: DialectInput): Dialect {
  const groups = GROUPS.map(key => [key, {...DEFAULTS[key], ...input[key]}]);
  return {...DEFAULTS, ...input, ...Object.fromEntries(groups)};
}
