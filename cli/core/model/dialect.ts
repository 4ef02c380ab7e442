import type {Heading, Root} from "mdast";
import type {ComponentRule} from "#schemas/component-rule.ts";
import type {FrontMatter} from "#schemas/front-matter.ts";
import type {SlugStep} from "#schemas/settings/slug.ts";
import type {EditionNames} from "./edition.ts";
import type {FolderFile} from "./folder-meta.ts";
import type {AsideKind} from "./nodes.ts";
import type {ReadLayout} from "./page-layout.ts";
import type {SourceFile} from "./source-file.ts";

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

/** Rule for a named container. */
export type ContainerRule =
  | {as: "aside"; kind: AsideKind; label?: string}
  | {as: "details"; label?: string}
  | {as: "tabs"}
  | {as: "steps"}
  | {as: "content"}
  | {as: "nothing"};

/** A page whose URL a tool decides. */
export interface UrlPage {
  source: SourceFile;
  /** Prefix of the page's content folder in the site (`docs/`), and whether all its pages are posts. */
  layer: {prefix: string; dated?: boolean};
  /** Returns a front matter value; empty if absent. */
  text(key: string): string;
  /** Returns a front matter value that is a path; null if there is none. */
  path(key: string): string | null;
}

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
    /** Reads what a page changes around its text; its keys are among `known`. */
    layoutOf?: ReadLayout;
    /** Returns the hero of a home page whose keys have a place of their own; null: that under `hero`. */
    heroOf?(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> | null;
    /** Returns the offset at which front matter may start; default: 0. */
    startOf?(text: string): number;
    /** Separates the URL of another page, whose text is shown on this one as well, from the front matter. */
    takeSharedPage?(
      frontMatter: FrontMatter,
      extra: Readonly<Record<string, unknown>>,
    ): {shared: unknown; own: FrontMatter};
    /** Whether the pages belong to another tool, for which our keys may have another meaning. */
    isForeign?: boolean;
  };
  urls: {
    /** Front matter keys that set the URL: `slug` the whole of it, `id` its last part. */
    slug: string | null;
    id: string | null;
    /** Base of a slug without a leading slash; default: the page's folder. */
    slugFrom?: "content" | "site";
    /** Whether a number before a name (`01-`) orders pages and stays out of the URL. */
    numbers: boolean;
    /** Whether folders in parentheses are left out of URLs. */
    groups?: boolean;
    /** Whether files and folders whose names begin with an underscore are partials, not pages. */
    parts?: boolean;
    /** Whether a leading underscore of the file name stays in the URL. */
    underscores?: boolean;
    /** Extensions of pages besides `.md` and `.mdx`, without the dot. */
    endings?: readonly string[];
    /** Front matter key that lists old URLs of the page. */
    aliases?: string;
    /** URL patterns by path prefix, with placeholders such as `:year`; set by the config. */
    patterns?: Readonly<Record<string, string>>;
    /** Whether a README is the index of its folder if there is no other. */
    readme: boolean;
    /** Returns the URL of a page that follows a rule of its own; null: the rules above apply. */
    ofPage?(page: UrlPage): string | null;
    /** Returns the part of a URL for the name of a file or folder. */
    ofPart?(name: string): string;
    /** Changes a URL made from names. */
    finish?(url: string): string;
    /** Tests whether a page is the index of its folder, besides `index`. */
    isIndex?(page: SourceFile): boolean;
    /** Tests whether a page keeps the numbers in its URL. */
    keepsNumbers?(page: UrlPage): boolean;
    /** Finds pages that are templates for a program, by content path; they are reported and skipped. */
    templates?(contentPaths: readonly string[]): ReadonlySet<string>;
    /** Returns hidden folders below the content folder whose files pages may show. */
    assetFolders?(content: string): readonly string[];
    /** Returns the date that a path contains, as `2026-01-31`. */
    dateOf?(contentPath: string): string | null;
  };
  /** Files that describe the folder that contains them. */
  folderFiles: readonly FolderFile[];
  links: {
    /** Orders the paths that a relative link may mean; default: those near the page. */
    candidates?(paths: {near: readonly string[]; fromRoot: readonly string[]}): readonly string[];
    /** Whether a link that starts with a slash names a path of the host, so that one outside of the base leaves the site. */
    fromHost?: boolean;
    /** Whether nothing tells the path of the site on its host, so that a link from the root may lead to another site there. */
    mayBeBelow?: boolean;
    /** Returns the URL of a link that leaves the site for another one on its host; null: the link is broken. */
    outside?(path: string): string | null;
    /** Returns the target of a link in a translation that names no language but an anchor; default: the translated page. */
    untranslated?(href: string, edition: EditionNames): string;
  };
  /**
   * Pages that say nothing of their order are in that of their file names; default: of their titles. Folders among them have
   * the least place of their pages (`slug`), or none (`file`).
   */
  order?: "slug" | "file";
  /** Whether a folder takes the place of its index page. */
  sortsFolders?: boolean;
  headings: {
    slug: SlugRule;
    /** Steps of the project's own rule, from text to id. */
    steps?: readonly SlugStep[] | undefined;
    ids: readonly HeadingIdRule[];
    /** Whether the heading that gives the page its title has an id as well, which counts where others are numbered. */
    title: boolean;
    /** Whether a first heading of level 1 is the title that readers see, and that of the front matter the one of menus. */
    shown?: boolean;
    /** Finds the heading that gives a page its title if neither front matter nor a heading of level 1 does. */
    titleIn?(tree: Root): Heading | null;
    /** Elements that get an id from their text as headings do. */
    named?: readonly string[];
    /** Returns ids that the tool's theme adds to a page. */
    extraIds?(page: SourceFile): readonly string[];
  };
  containers: {
    /** Names of `:::` containers. */
    colons: Readonly<Record<string, ContainerRule>>;
    /** Rule for containers with any other name; null if they are text. */
    others: ContainerRule | null;
  };
  /** Signs before the `>` that makes a paragraph an aside. */
  asides: Readonly<Record<string, AsideKind>>;
  /** Additional alert names (`> [!INFO]`), which may be followed by a title; default: the names in GFM. */
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
