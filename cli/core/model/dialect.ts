import type {ComponentRule} from "#schemas/component-rule.ts";
import type {FrontMatter} from "#schemas/front-matter.ts";
import type {SlugStep} from "#schemas/settings/slug.ts";
import type {AsideKind} from "./nodes.ts";
import type {ViewKeys} from "./view/page-view.ts";

/** Rule that turns the text of a heading into its id. */
export interface SlugRule {
  of(text: string): string;
  /** Text between a slug that is taken and its number; default: a hyphen. */
  separator?: string;
  /** Id of a heading whose text yields none; default: `section`. */
  fallback?: string;
  /** Returns the end of a footnote's id, which follows `fn` or `fnref`; default: a hyphen and the GitHub slug. */
  footnote?(identifier: string): string;
}

/** Spelling of a hand-written heading id. */
export interface HeadingIdRule {
  /** Matches the end of the heading's text; its first group is the id. */
  pattern: RegExp;
  /** Whether it applies to a final MDX expression instead of text. */
  isExpression?: true;
  /** Whether its signs may be escaped. */
  isEscapable?: true;
}

/** What a named container becomes. */
export type ContainerRule =
  | {as: "aside"; kind: AsideKind; label?: string}
  | {as: "details"; label?: string}
  | {as: "tabs"}
  | {as: "steps"}
  | {as: "content"}
  | {as: "nothing"};

/**
 * What the pages of a documentation tool may hold besides CommonMark, GFM and MDX. It is plain data: each stage has one
 * rule for each of these and never asks which tool it is.
 */
export interface Dialect {
  /** Files that are MDX, by extension. */
  mdx: readonly (".md" | ".mdx")[];
  frontMatter: {
    /** Key, with dots into maps (`sidebar.order`), and the field that it fills where that has no value of its own. */
    fields: Readonly<Record<string, keyof FrontMatter>>;
    /** Further keys that are kept without a finding, as are fields of these names in the shape that the tool gives them. */
    known: readonly string[];
    /** Keys that say what stands around the text. */
    view?: ViewKeys;
    /** Whether blank lines may stand before it. */
    late?: boolean;
    /** Key that names the page whose text is shown on this one as well, by the path of its url. */
    body?: string;
    /** Whether pages are those of another tool, to which our keys may mean something else. */
    isForeign?: boolean;
  };
  urls: {
    /** Keys of the front matter that give the url: `slug` the whole of it, `id` its last part. */
    slug: string | null;
    id: string | null;
    /** Whether `01-` before a name orders pages and stays out of the url. */
    numbers: boolean;
    /** Signs that are words in urls: `$` → `dollar`. */
    words?: Readonly<Record<string, string>>;
    /** Whether folders in parentheses are not part of urls. */
    groups?: boolean;
    /** Whether the pages of a folder `app` are called `page`. */
    app?: boolean;
    /** Whether the date before the name of a post in a blog is folders of its url, and its slug is below the blog. */
    dated?: boolean;
    /** Whether links from the root of the site that name no language lead to the default one, wherever they stand. */
    unlocalized?: boolean;
    /** Whether each part of the url is the slug of the file's name. */
    slugged: boolean;
    /** Whether files and folders whose names begin with an underscore are parts of pages, and no pages themselves. */
    parts?: boolean;
    /** Whether links to files that do not begin with a dot are looked for below the content folder first. */
    rooted?: boolean;
    /** Whether each part is in small letters, without signs and spaces. */
    lowered?: boolean;
    /** Whether what `slug` names is the url from the root of the site, wherever the page lies. */
    fromRoot?: boolean;
    /** Whether a first underscore of the file's name stays in the url. */
    underscores?: boolean;
    /** Endings of pages besides `.md` and `.mdx`, without the dot. */
    endings?: readonly string[];
    /** Whether links may lead out of the site to others on its host (`../std/index.html`). */
    leaves?: boolean;
    /** Key of the front matter that lists old addresses of the page. */
    aliases?: string;
    /** A hidden folder whose files pages show. */
    hidden?: string;
    /** Urls of pages by what their paths begin with, with placeholders such as `:year`; those of the config. */
    patterns?: Readonly<Record<string, string>>;
    /** Whether a README is the index of its folder, where that has no other. */
    readme: boolean;
  };
  /**
   * Pages that say nothing of their order are in that of their file names; default: of their titles. Folders among them have
   * the least place of their pages (`slug`), or none (`file`).
   */
  order?: "slug" | "file";
  headings: {
    slug: SlugRule;
    /** Steps of the project's own rule, from text to id. */
    steps?: readonly SlugStep[] | undefined;
    ids: readonly HeadingIdRule[];
    /** Whether the heading that gives the page its title has an id as well, which counts where others are numbered. */
    title: boolean;
    /** Whether a first heading of level 1 is the title that readers see, and that of the front matter the one of menus. */
    shown?: boolean;
    /** Whether a page that begins with a heading of any level has its title from it, where nothing else names it. */
    begins?: boolean;
    /** Elements that get an id from their text as headings do. */
    named?: readonly string[];
    /** Ids that the tool itself puts on every page. */
    frame: readonly string[];
  };
  containers: {
    /** Names of `:::` containers. */
    colons: Readonly<Record<string, ContainerRule>>;
    /** What those of any other name are; null: text. */
    others: ContainerRule | null;
  };
  /** Signs before the `>` that makes a paragraph an aside. */
  asides: Readonly<Record<string, AsideKind>>;
  /** Further names of alerts (`> [!INFO]`), which may have a title behind them here; missing: those of GFM. */
  alerts?: Readonly<Record<string, AsideKind>>;
  fences: {
    /** Whether info strings hold more than copies for other tools can use. */
    meta: boolean;
  };
  /** Whether `$x$` and `$$x$$` are formulas. */
  math: boolean;
  imports: {
    /** Beginnings of import paths → folder from the project root, `""` for the root; null: nothing static lies there. */
    aliases: Readonly<Record<string, string | null>>;
    /** Whether programs are imported as a matter of course; what they give is reported where it is used. */
    programs: boolean;
  };
  html: {
    /** Elements that go without a finding: scripts and styles of single-file components. */
    silent: readonly string[];
    /** Beginnings of attributes that are bindings of a program (`:src`, `@click`, `v-if`), which say nothing here. */
    bindings: readonly string[];
    /** Whether any tag with a capital letter is a component, in Markdown as in MDX. */
    components: boolean;
  };
  components: Readonly<Record<string, ComponentRule>>;
}
