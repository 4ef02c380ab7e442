import type {ArrangedSection, Arrangement} from "#core/model/arrangement.ts";
import type {Dialect} from "#core/model/dialect.ts";
import type {Editions, LentFile, ListedPage} from "#core/model/edition.ts";
import type {LastOutput} from "#core/model/emit-file.ts";
import type {BodyReader} from "#core/model/page-body.ts";
import type {ImageVariants, PageFacts} from "#core/model/page-facts.ts";
import type {PublicFile} from "#core/model/public-file.ts";
import type {Slots} from "#core/model/slots.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Config} from "#schemas/config.ts";
import type {Redirect} from "#schemas/site.ts";
import type {SiteData} from "#schemas/site-data.ts";
import {type SiteAddress, siteAddress} from "#support/links/site-address.ts";
import {DEFAULT_SITE, type SiteDataFiles} from "../data/files.ts";
import {inlineHtml} from "../data/inline-html.ts";
import {type TermLists, termLists} from "./term-lists.ts";

/** Input of all documents. */
export interface PlanInput {
  arrangement: Arrangement;
  config: Config;
  data: SiteDataFiles;
  /** Build id; see `build-id.ts`. */
  buildId: string;
  bodies: BodyReader;
  /** Edit URL prefix, such as `https://github.com/owner/name/edit/branch/folder/`; null if there is none. */
  editBase: string | null;
  /** Absolute path of the project root, which files are read from. It never reaches an artifact. */
  root: string;
  /** Absolute path of the folder that theme files in the config are relative to. */
  themeRoot: string;
  /** Absolute path of the content folder. */
  content: string;
  /** Current edition and its siblings; absent if the site has only one. */
  editions?: Editions | undefined;
  /** Finds the hero of a home page in its front matter, for tools that have their own keys. */
  heroOf?: Dialect["frontMatter"]["heroOf"];
  /** Pages of all editions by edition path, for the edition at the site root. */
  listings?: ReadonlyMap<string, readonly ListedPage[]> | undefined;
  /** Redirects within other languages and versions, with paths of the whole site, for the edition at the site root. */
  redirectsOfOthers?: readonly Redirect[] | undefined;
  /** Files that only other editions use, for the edition at the site root. */
  lent?: readonly LentFile[] | undefined;
  /** HTML that the project adds to every page. */
  slots: Slots;
  /** Copies of images in other widths. */
  variants: ImageVariants;
  /** Files that are deployed unchanged, by path on the site. */
  publicFiles: ReadonlyMap<string, PublicFile>;
  /** Output of the last build, if only the text of some pages has changed. */
  last?: LastOutput | undefined;
}

/** Input with derived values that several documents need. */
export interface SiteContext extends PlanInput {
  site: SiteData;
  /** Site title; empty if neither the config nor the home page has one. */
  title: string;
  /** ` | webpack`, or empty. */
  titleSuffix: string;
  /** Deployment address. */
  deployed: SiteAddress;
  sectionOf: ReadonlyMap<string, ArrangedSection>;
  /** Lists of pages by tag, author and year. */
  terms: TermLists;
}

/** Derives the context once for all documents. */
export function siteContext(input: PlanInput): SiteContext {
  const {arrangement, config, data} = input;
  const title = config.title ?? titleOfHome(arrangement.byUrl.get("/")?.title);
  return {
    ...input,
    site: withSettings(data.site ?? DEFAULT_SITE, config),
    title,
    titleSuffix: title ? ` | ${title}` : "",
    deployed: siteAddress(config),
    sectionOf: new Map(arrangement.sections.map(section => [section.name, section])),
    terms: termLists(config.lists, pagesInOrder(arrangement), arrangement),
  };
}

/** Overrides site data with the same settings of the config. */
function withSettings(site: SiteData, {banner = site.banner, footer = site.footer}: Config): SiteData {
  const isOwn = banner !== null && banner !== site.banner;
  return {...site, footer, banner: isOwn ? {...banner, html: inlineHtml(banner.html)} : banner};
}

/** Returns the title of the home page as the site title, unless it is a sentence. */
const titleOfHome = (title = ""): string =>
  title === "" || title.length > 40 || /[.!?…:,]|\p{Extended_Pictographic}/u.test(title)
    ? "Documentation"
    : title;

/** Reads the rendered body of a page. */
export const readHtml = (page: PageFacts, bodies: BodyReader): string =>
  JSON.parse(bodies.read(page, "html").toString());

/** Returns the URL of a section's printable page; undefined if it has none or no page to print. */
export const printUrl = (section: ArrangedSection | undefined): string | undefined =>
  section !== undefined && section.pages.length > 0 ? (section.print ?? undefined) : undefined;

const landings = new WeakMap<ArrangedSection, string>();

/** Returns the target of a link to a section: its index page, else its first page. Cached, since each of its pages has this link. */
export function landingUrl(section: ArrangedSection): string {
  const known = landings.get(section) ?? findLanding(section);
  landings.set(section, known);
  return known;
}

const findLanding = ({name, pages, url}: ArrangedSection): string =>
  name === ROOT_SECTION || pages.some(page => page.url === url) ? url : (pages[0]?.url ?? url);

/** All pages, and the one for unknown URLs. */
export const shownPages = ({byUrl, notFound}: Arrangement): PageFacts[] => [
  ...byUrl.values(),
  ...(notFound ? [notFound] : []),
];

const orders = new WeakMap<Arrangement, readonly PageFacts[]>();

/** Returns all pages in reading order: home, sections in sidebar order, top-level pages, pages in no sidebar. Cached. */
export function pagesInOrder(arrangement: Arrangement): readonly PageFacts[] {
  const known = orders.get(arrangement) ?? findOrder(arrangement);
  orders.set(arrangement, known);
  return known;
}

function findOrder({root, sections, byUrl}: Arrangement): PageFacts[] {
  const home = byUrl.get("/");
  const first = home && root.children.includes(home) ? [home] : [];
  const listed = sections.flatMap(section => section.pages);
  return [...new Set([...first, ...listed, ...byUrl.values()])];
}
