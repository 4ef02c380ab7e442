import type {ElementContent} from "hast";
import type {FootnoteDefinition, Parents, Root} from "mdast";
import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {asOthers} from "#cli/report/others.ts";
import type {PageContext} from "#core/model/page-context.ts";
import type {PageAsset, PageLink} from "#core/model/page-facts.ts";
import type {Dependency, EnhancedPage} from "#core/model/parsed-page.ts";
import {type Positioned, placeOf} from "#core/model/place.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {UnfitFile} from "#support/files/regular-file.ts";
import type {ResolvedLink} from "#support/links/resolved-link.ts";
import {type Definitions, findDefinitions} from "./definitions.ts";

/** The file whose nodes are being rendered: the page itself or an imported part. */
export interface CurrentFile {
  path: string;
  definitions: Definitions;
}

/** A footnote that the page refers to. */
export interface Footnote {
  number: number;
  id: string;
  /** Ids of its references, in order. */
  references: string[];
  definition: FootnoteDefinition;
  file: CurrentFile;
}

/** An image of the project. */
export interface ImageFile {
  /** Relative to the project root. */
  path: string;
  /** Below the output folder. */
  out: string;
  hash: string;
  size: {width: number; height: number} | null;
}

/** What rendering one page gathers. */
export interface BodyState {
  page: EnhancedPage;
  context: PageContext;
  file: CurrentFile;
  diagnostics: Diagnostic[];
  /** Islands used. */
  islands: Set<string>;
  /** Ids and anchor names that are taken: headings first, others as they come. */
  ids: Set<string>;
  /** Wanted id → the number that its next double gets. */
  numbers: Map<string, number>;
  footnotes: Map<string, Footnote>;
  links: PageLink[];
  /** Links resolved so far, by file and target: the copy in Markdown asks for each again. */
  resolved: Map<string, ResolvedLink>;
  assets: Map<string, PageAsset>;
  dependencies: Map<string, Dependency>;
  /** Image files read so far, by page or part and target; see `images.ts`. */
  images: Map<string, ImageFile | UnfitFile | null>;
  /** Images as written → address in the output. */
  imageSources: Map<string, string>;
  /** Text of the heading above what is being finished. */
  heading: string;
  /** Labels of tables → how often given. */
  tableLabels: Map<string, number>;
  /** Children of a node as hast. */
  children(parent: Parents | Root): ElementContent[];
}

/** Fresh state for a page; `children` is the tree's one renderer. */
export function createState(
  page: EnhancedPage,
  context: PageContext,
  children: (parent: Parents | Root, state: BodyState) => ElementContent[],
): BodyState {
  const state: BodyState = {
    page,
    context,
    file: {path: page.source.path, definitions: findDefinitions(page.tree)},
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

/** Reports a finding at a node of the current file; in the README of another project it is never an error. */
export function report(state: BodyState, code: Code, message: string, node: Positioned, hint?: string): void {
  const finding = diagnostic(code, message, {
    ...placeOf(node, state.file.path),
    ...(hint === undefined ? {} : {hint}),
  });
  const {source, frontMatter} = state.page;
  const repository = frontMatter.repo ?? frontMatter.source ?? null;
  state.diagnostics.push(source.external ? asOthers(finding, repository) : finding);
}

/** An id that is still free: the wanted one, or numbered. */
export function takeId(state: BodyState, wanted: string): string {
  let id = wanted;
  let n = state.numbers.get(wanted) ?? 1;
  for (; state.ids.has(id); n++) id = `${wanted}-${n}`;
  state.numbers.set(wanted, n);
  state.ids.add(id);
  return id;
}
