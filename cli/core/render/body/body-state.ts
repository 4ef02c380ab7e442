import type {ElementContent} from "hast";
import type {FootnoteDefinition, Parents, Root} from "mdast";
import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {asOthers} from "#cli/report/others.ts";
import type {NodeParent} from "#core/model/nodes.ts";
import {type PageContext, textsFor} from "#core/model/page-context.ts";
import type {PageAsset, PageLink} from "#core/model/page-facts.ts";
import type {Dependency, EnhancedPage} from "#core/model/parsed-page.ts";
import {type Positioned, placeOf} from "#core/model/place.ts";
import type {Diagnostic, Subject} from "#schemas/diagnostic.ts";
import type {ContentTexts} from "#schemas/settings/content-texts.ts";
import type {UnfitFile} from "#support/files/regular-file.ts";
import type {ResolvedLink} from "#support/links/resolved-link.ts";
import {type Definitions, findDefinitions} from "./definitions.ts";

/** File whose nodes are being rendered: the page itself or an imported partial. */
export interface CurrentFile {
  path: string;
  definitions: Definitions;
  /** Text that the offsets of nodes refer to; absent if unknown. */
  text?: string | undefined;
}

/** Footnote that the page refers to. */
export interface Footnote {
  number: number;
  id: string;
  /** Ids of its references, in order. */
  references: string[];
  definition: FootnoteDefinition;
  file: CurrentFile;
}

/** Image in the project. */
export interface ImageFile {
  /** Path relative to the project root. */
  path: string;
  /** Path relative to the output folder. */
  out: string;
  hash: string;
  size: {width: number; height: number} | null;
}

/** State of rendering one page. */
export interface BodyState {
  page: EnhancedPage;
  context: PageContext;
  /** Texts in the language of the page. */
  texts: ContentTexts;
  file: CurrentFile;
  diagnostics: Diagnostic[];
  /** Names of the islands used. */
  islands: Set<string>;
  /** Ids and anchor names in use: headings first, others in order of occurrence. */
  ids: Set<string>;
  /** Number to append to the next duplicate of an id. */
  numbers: Map<string, number>;
  footnotes: Map<string, Footnote>;
  links: PageLink[];
  /** Resolved links by file and target; cached for the Markdown copy. */
  resolved: Map<string, ResolvedLink>;
  assets: Map<string, PageAsset>;
  dependencies: Map<string, Dependency>;
  /** Image files read so far, by page or partial and target; see `images.ts`. */
  images: Map<string, ImageFile | UnfitFile | null>;
  /** Output URLs of images by the URL as written. */
  imageSources: Map<string, string>;
  /** Text of the heading above the current content. */
  heading: string;
  /** Number of times each table label was used. */
  tableLabels: Map<string, number>;
  /** Converts the children of a node to hast. */
  children(parent: Parents | Root): ElementContent[];
}

/** Creates the state for a page; `children` is the only renderer of the tree. */
export function createState(
  page: EnhancedPage,
  context: PageContext,
  children: (parent: NodeParent, state: BodyState) => ElementContent[],
): BodyState {
  const state: BodyState = {
    page,
    context,
    texts: textsFor(page.source, context),
    file: {
      path: page.source.path,
      definitions: findDefinitions(page.tree),
      text: page.tree.data?.text,
    },
    diagnostics: [],
    islands: new Set(),
    ids: new Set([...page.targets, ...page.headingIds]),
    numbers: new Map(),
    footnotes: new Map(),
    links: [],
    resolved: new Map(),
    assets: new Map(),
    dependencies: new Map(page.dependencies.map(dependency => [dependency.path, dependency])),
    images: new Map(),
    imageSources: new Map(),
    heading: "",
    tableLabels: new Map(),
    children: parent => children(parent, state),
  };
  return state;
}

/**
 * Reports a diagnostic at a node of the current file. In the README of another project it is never an error.
 */
export function report(
  state: BodyState,
  code: Code,
  message: string,
  node: Positioned,
  hint?: string,
  about?: Subject,
): void {
  const finding = diagnostic(code, message, {
    ...placeOf(node, state.file.path),
    ...(hint === undefined ? {} : {hint}),
    ...(about === undefined ? {} : {about}),
  });
  const {source, frontMatter} = state.page;
  const repository = frontMatter.repo ?? frontMatter.source ?? null;
  state.diagnostics.push(source.external ? asOthers(finding, repository) : finding);
}

/** Returns an unused id: the requested one, with a number if it is taken. */
export function takeId(state: BodyState, wanted: string): string {
  let id = wanted;
  let n = state.numbers.get(wanted) ?? 1;
  for (; state.ids.has(id); n++) id = `${wanted}-${n}`;
  state.numbers.set(wanted, n);
  state.ids.add(id);
  return id;
}
