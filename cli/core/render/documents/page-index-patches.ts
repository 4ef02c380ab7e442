import type {ArrangedDirectory} from "#core/model/arrangement.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {SiteContext} from "./context.ts";
import {pathOf} from "./page-metadata.ts";
import type {Patch} from "./patched.ts";
import {printableNode} from "./printable/printable-node.ts";

/** Text before the size of a directory, after its children. */
export const BEFORE_SIZE = '],"size":';

/** Returns the text after the size of a directory, without the closing brace. */
export const afterSize = ({url}: ArrangedDirectory, {arrangement}: SiteContext): string =>
  // If no page is the home page, the build generates one.
  `,"type":"directory"${url === "/" || arrangement.byUrl.has(url) ? `,"url":${JSON.stringify(url)}` : ""}`;

/**
 * Start of a node, and end of the last page of a folder with the start of the next field. Neither occurs in strings, and a
 * field of pages must not contain them either.
 */
const [START, END] = ['{"path":', `}${BEFORE_SIZE}`];

/** Thrown if the last page index does not have a node. */
class MissingNode extends Error {}

/**
 * Returns the differences of a page index from the last one, which has the same pages and folders in the same order. Returns
 * null if the last one is not as expected.
 *
 * @param bytes last page index
 * @param changed pages with other nodes, which also change the sizes of the folders above them
 * @param textOf returns the node of a page
 */
export function indexPatches(
  bytes: Buffer,
  changed: ReadonlySet<PageFacts>,
  context: SiteContext,
  textOf: (page: PageFacts) => string,
): Patch[] | null {
  const last = new LastIndex(bytes, context);
  const patches: Patch[] = [];
  /** Returns whether the directory has changed pages. */
  const visit = (directory: ArrangedDirectory, section: string | null): boolean => {
    let isChanged = false;
    for (const child of directory.children)
      if ("children" in child) isChanged = visit(child, sectionWithin(child, section)) || isChanged;
      else if (changed.has(child)) {
        patches.push({...last.nodeOf(child), text: textOf(child)});
        isChanged = true;
      }
    if (isChanged) patches.push({...last.sizeOf(directory, section), text: String(directory.size)});
    return isChanged;
  };
  try {
    visit(context.arrangement.root, ROOT_SECTION);
    return patches;
  } catch (error) {
    if (error instanceof MissingNode) return null;
    throw error;
  }
}

/** Returns the name of the section whose printable page is in a folder; null for folders within a section. */
export const sectionWithin = ({name}: ArrangedDirectory, parent: string | null): string | null =>
  parent === ROOT_SECTION ? name : null;

/** Finds nodes in the last page index. They are searched for in the order of the file, each after the one before. */
class LastIndex {
  private readonly bytes: Buffer;
  private readonly context: SiteContext;
  private from = 0;

  constructor(bytes: Buffer, context: SiteContext) {
    this.bytes = bytes;
    this.context = context;
  }

  /** Returns the place of a page's node. Throws `MissingNode`. */
  nodeOf(page: PageFacts): {from: number; to: number} {
    const {bytes, context} = this;
    const {name} = page;
    const size = context.last?.factsOf(page).size;
    const fields = JSON.stringify({path: pathOf(page, context), name, size});
    const from = bytes.indexOf(`${fields.slice(0, -1)},`, this.from);
    if (from === -1) throw new MissingNode();
    this.from = from;
    const next = bytes.indexOf(START, from + START.length);
    // Without the comma before the next node.
    const to = next === -1 ? bytes.length : next - 1;
    const end = bytes.subarray(from, to).indexOf(END);
    return {from, to: end === -1 ? to : from + end + 1};
  }

  /** Returns the place of the number in a directory's size. Throws `MissingNode`. */
  sizeOf(directory: ArrangedDirectory, section: string | null): {from: number; to: number} {
    const {bytes, context} = this;
    const printable = section === null ? undefined : context.sectionOf.get(section);
    const node = printableNode(printable, directory.path);
    const child = directory.children.at(-1);
    if (child === undefined) throw new MissingNode();
    const end =
      "children" in child ? this.endOf(child, sectionWithin(child, section)) : this.nodeOf(child).to;
    const from =
      end + (node ? 1 + Buffer.byteLength(JSON.stringify(node)) : 0) + Buffer.byteLength(BEFORE_SIZE);
    if (bytes.toString("latin1", from - BEFORE_SIZE.length, from) !== BEFORE_SIZE) throw new MissingNode();
    let to = from;
    while (isDigit(bytes[to])) to += 1;
    return {from, to};
  }

  private endOf(directory: ArrangedDirectory, section: string | null): number {
    const {to} = this.sizeOf(directory, section);
    return to + Buffer.byteLength(afterSize(directory, this.context)) + 1;
  }
}

const isDigit = (byte = 0): boolean => byte >= 48 && byte <= 57;
