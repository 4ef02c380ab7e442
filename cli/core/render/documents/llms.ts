import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {isListed} from "#core/model/page-status.ts";
import {markdownPath, ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {contentHash} from "#support/files/hash.ts";
import {addressOf} from "./addresses.ts";
import {pagesInOrder, type SiteContext} from "./context.ts";
import {markdownHeader, withHeader} from "./markdown.ts";
import {markdownLine, markdownLinkText} from "./markdown-line.ts";

/**
 * Plans `llms.txt`: title, summary, and links to the Markdown copies of all pages by section (llms.txt convention).
 * Top-level pages come last under "Optional", which the convention reserves for skippable content.
 */
export function llmsFile(context: SiteContext): EmitFile {
  const {arrangement, site, title, deployed} = context;
  const home = arrangement.byUrl.get("/");
  const listed = (page: PageFacts): string[] => [page.url, page.title, page.description];
  const sections = arrangement.sections.map(section => [
    section.name,
    section.title,
    section.pages.map(listed),
  ]);
  return {
    path: "llms.txt",
    key: contentHash(
      JSON.stringify([deployed.address, title, site.description, home ? listed(home) : null, sections]),
    ),
    produce: () => [llmsText(context)],
  };
}

function llmsText(context: SiteContext): string {
  const {arrangement, site, title} = context;
  const home = arrangement.byUrl.get("/");
  const summary = markdownLine(site.description || home?.description || "");
  const parts = [`# ${markdownLine(title || "Documentation")}`];
  if (summary) parts.push(`> ${summary}`);
  if (home) parts.push(linkOf(home, context.deployed.address));
  for (const section of arrangement.sections) {
    if (section.pages.length === 0) continue;
    const heading = section.name === ROOT_SECTION ? "Optional" : markdownLine(section.title);
    parts.push(`## ${heading}`, section.pages.map(page => linkOf(page, context.deployed.address)).join("\n"));
  }
  return `${parts.join("\n\n")}\n`;
}

function linkOf(page: PageFacts, origin: string | null): string {
  const description = page.description === "" ? "" : `: ${markdownLine(page.description)}`;
  return `- [${markdownLinkText(page.title)}](${addressOf(origin, `/${markdownPath(page.url)}`).replace(/[()]/g, encodeBracket)})${description}`;
}

const encodeBracket = (bracket: string): string => (bracket === "(" ? "%28" : "%29");

/** Plans `llms-full.txt`: the Markdown copies of all pages in reading order, separated by thematic breaks. */
export function llmsFullFile(context: SiteContext): EmitFile {
  const pages = pagesInOrder(context.arrangement).filter(isListed);
  const {address} = context.deployed;
  return {
    path: FULL,
    key: contentHash(
      JSON.stringify([
        address,
        pages.map(({url, title, description, bodyHash}) => [url, title, description, bodyHash]),
      ]),
    ),
    produce: () => fullText(pages, context),
  };
}

const FULL = "llms-full.txt";
const BREAK = "\n---\n\n";

/** Writes the copies of all pages. Between edited pages, the last output is copied, whose copies have the sizes of its files. */
function* fullText(
  pages: readonly PageFacts[],
  {last, bodies, deployed}: SiteContext,
): Generator<string | Uint8Array, void> {
  const before = last?.open(FULL);
  const copyOf = (page: PageFacts): (string | Uint8Array)[] =>
    withHeader(markdownHeader(page, deployed.address), bodies.read(page, "markdown"));
  let [from, to] = [0, 0];
  for (const [i, page] of pages.entries()) {
    if (last && before) {
      if (i > 0) to += BREAK.length;
      const known = last.holds(page) && last.fileAt(markdownPath(page.url));
      if (known) {
        to += known.bytes;
        continue;
      }
      yield* before.range(from, to);
      from = to + copyOf(last.factsOf(page)).reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
      to = from;
    } else if (i > 0) yield BREAK;
    yield* copyOf(page);
  }
  if (before) yield* before.range(from, to);
}
