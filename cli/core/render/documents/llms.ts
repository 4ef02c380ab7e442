import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {isListed} from "#core/model/page-status.ts";
import {markdownPath, ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {contentHash} from "#support/files/hash.ts";
import {addressOf} from "./addresses.ts";
import {pagesInOrder, type SiteContext} from "./context.ts";
import {markdownHeader, withHeader} from "./markdown.ts";
import {markdownLine, markdownLinkText} from "./markdown-line.ts";
import {textFile} from "./text-file.ts";

/**
 * Plans `llms.txt`: title, summary, and links to the Markdown copies of all pages by section (llms.txt convention).
 * Top-level pages come last under "Optional", which the convention reserves for skippable content.
 */
export function llmsFile(context: SiteContext): EmitFile {
  const text = llmsText(context);
  return textFile("llms.txt", text);
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
  const headers = pages.map(page => markdownHeader(page, context.deployed.address));
  return {
    path: "llms-full.txt",
    key: contentHash(JSON.stringify([headers, pages.map(page => page.bodyHash)])),
    *produce() {
      for (const [i, page] of pages.entries()) {
        if (i > 0) yield "\n---\n\n";
        yield* withHeader(headers[i] ?? "", context.bodies.read(page, "markdown"));
      }
    },
  };
}
