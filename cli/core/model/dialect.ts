import type {Heading, Root} from "mdast";
import type {ComponentRule} from "#schemas/component-rule.ts";
import type {FrontMatter} from "#schemas/front-matter.ts";
import type {SlugStep} from "#schemas/settings/slug.ts";
import type {EditionNames} from "./edition.ts";
import type {FolderFile} from "./folder-meta.ts";
import type {AsideKind} from "./nodes.ts";
import type {ReadLayout} from "./page-layout.ts";
import type {SourceFile} from "./source-file.ts";

/** Function that pages may call with a path, such as `require`. Returns the path or URL of the file. */
export type PathFunction = (path: string) => string;

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

/** Page whose URL a tool determines. */
export interface UrlPage {
  source: SourceFile;
  /** Prefix of the page's content folder in the site (`docs/`), and whether all its pages are posts. */
  layer: {prefix: string; dated?: boolean};
  /** Returns a front matter value, or an empty string if it is absent. */
  text(key: string): string;
  /** Returns a front matter value that is a path, or `null` if there is none. */
  path(key: string): string | null;
}

/**
 * Rules of a documentation tool beyond CommonMark, GFM and MDX. Stages apply each rule without knowing which tool it
 * belongs to.
 */
export interface Dialect {
  /** Extensions of files parsed as MDX. */
  mdx: readonly (".md" | ".mdx")[];
  frontMatter: {
    /** Field to fill, by front matter key (`sidebar.order` for nested keys), if the page does not set the field itself. */
    fields: Readonly<Record<string, keyof FrontMatter>>;
    /** Other keys accepted without a diagnostic, including fields whose shape differs in this tool. */
    known: readonly string[];
    /** Reads a page's layout settings, whose keys are in `known`. */
    layoutOf?: ReadLayout;
    /** Returns the hero of a home page, or `null` to use the `hero` key. */
    heroOf?(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> | null;
    /** Returns the offset at which front matter may start; default: 0. */
    startOf?(text: string): number;
    /** Extracts from the front matter the URL of another page whose text this page repeats. */
    takeSharedPage?(
      frontMatter: FrontMatter,
      extra: Readonly<Record<string, unknown>>,
    ): {shared: unknown; own: FrontMatter};
    /**
     * Whether our own front matter keys and component properties have another meaning: in another tool, or `"maybe"` without
     * any config, as the tool is then unknown.
     */
    isForeign?: boolean | "maybe";
  };
  urls: {
    /** Front matter keys that set the URL: `slug` all of it, `id` its last segment. */
    slug: string | null;
    id: string | null;
    /** Base of a slug without a leading slash; default: the page's folder. */
    slugFrom?: "content" | "site";
    /** Whether numeric prefixes (`01-`) order pages and are dropped from URLs. */
    numbers: boolean;
    /** Whether folders in parentheses are dropped from URLs. */
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
    /** Returns the URL of a page by a custom rule, or `null` to apply the rules above. */
    ofPage?(page: UrlPage): string | null;
    /** Returns the URL segment for a file or folder name. */
    ofPart?(name: string): string;
    /** Post-processes a URL made from file names. */
    finish?(url: string): string;
    /** Tests whether a page is the index of its folder, besides `index`. */
    isIndex?(page: SourceFile): boolean;
    /** Tests whether a page keeps the numbers in its URL. */
    keepsNumbers?(page: UrlPage): boolean;
    /** Finds templates of dynamic routes by content path. They are reported and skipped. */
    templates?(contentPaths: readonly string[]): ReadonlySet<string>;
    /** Returns hidden folders below the content folder that pages may use assets from. */
    assetFolders?(content: string): readonly string[];
    /** Returns the date that a path contains, as `2026-01-31`. */
    dateOf?(contentPath: string): string | null;
  };
  /** Files that describe the folder that contains them. */
  folderFiles: readonly FolderFile[];
  links: {
    /** Orders the candidate paths of a relative link; default: paths near the page. */
    candidates?(paths: {near: readonly string[]; fromRoot: readonly string[]}): readonly string[];
    /** Whether pages have URLs of folders, which relative links that name no file start from. */
    inFolders?: boolean;
    /** Whether a root-relative link is relative to the host, so that a link outside the base leaves the site. */
    fromHost?: boolean;
    /** Whether the site's base path is unknown, so that a root-relative link may lead to another site on the host. */
    mayBeBelow?: boolean;
    /** Returns the URL of a link to another site on the same host, or `null` if the link is broken. */
    outside?(path: string): string | null;
    /** Matches URLs of files and pages that only the tool generates, so that a link to a missing one is uncertain. */
    generated?: RegExp;
    /** Returns further paths, relative to the project root, at which the tool looks for an image. */
    pictures?(written: string, page: {folder: string; files: readonly string[]}): readonly string[];
    /** Resolves a link in a translation that has an anchor but no language; default: the translated page. */
    untranslated?(href: string, edition: EditionNames): string;
  };
  /**
   * Order of pages without an explicit position: by file name if set, else by title. A folder among them takes the lowest
   * position of its pages (`slug`) or none (`file`). `weight`: pages of one position are ordered by date, newest first, and then
   * by title in menus, folders like their index pages.
   */
  order?: "slug" | "file" | "weight";
  /** Whether a folder is sorted by the position of its index page. */
  sortsFolders?: boolean;
  headings: {
    slug: SlugRule;
    /** Steps of a custom rule that turns heading text into an id. */
    steps?: readonly SlugStep[] | undefined;
    ids: readonly HeadingIdRule[];
    /** Whether the title heading has an id as well, which counts when duplicate ids are numbered. */
    title: boolean;
    /** Whether readers see a first level-1 heading as the title, and the front matter title appears in menus only. */
    shown?: boolean;
    /** Finds the title heading of a page with neither a front matter title nor a level-1 heading. */
    titleIn?(tree: Root): Heading | null;
    /** Turns the file name of a page without a title into its title. */
    nameTitle?(name: string): string;
    /** Elements that get an id from their text, like headings. */
    named?: readonly string[];
    /** Returns ids that the tool's theme adds to a page. */
    extraIds?(page: SourceFile): readonly string[];
  };
  containers: {
    /** Names of `:::` containers; if there are none, any name is valid. */
    colons: Readonly<Record<string, ContainerRule>>;
    /** Rule for containers with any other name, or `null` if they are text. */
    others: ContainerRule | null;
  };
  /** Characters before the `>` that turns a paragraph into an aside. */
  asides: Readonly<Record<string, AsideKind>>;
  /**
   * Additional alert names (`> [!INFO]`), which may be followed by a title, or null if any word is a name. Default: the names
   * in GFM and any word in capitals, which may be followed by content.
   */
  alerts?: Readonly<Record<string, AsideKind>> | null;
  fences: {
    /** Whether Markdown copies drop the rest of info strings, which other tools cannot use. */
    meta: boolean;
  };
  /** Whether `$x$` and `$$x$$` are TeX formulas. */
  math: boolean;
  imports: {
    /**
     * Folder relative to the project root (`""` for the root), by import path prefix; `null` if it has no
     * static files.
     */
    aliases: Readonly<Record<string, string | null>>;
    /** Functions of the tool that turn a path into the URL or path of a file. Pages may call them in expressions. */
    functions: Readonly<Record<string, PathFunction>>;
    /** Whether imports of programs are expected. Only the use of what they export is reported. */
    programs: boolean;
  };
  html: {
    /** Elements dropped without a diagnostic: scripts and styles of single-file components. */
    silent: readonly string[];
    /** Prefixes of attributes that are ignored: program values (`:src`, `@click`, `v-if`), options of the tool's pictures. */
    bindings: readonly string[];
    /** Whether any capitalized tag is a component, in Markdown as in MDX. */
    components: boolean;
    /** Custom elements of the project and their attributes. */
    elements?: Readonly<Record<string, readonly string[]>>;
    /** Hosts whose pages may be embedded. */
    frames?: readonly string[];
  };
  components: Readonly<Record<string, ComponentRule>>;
}
