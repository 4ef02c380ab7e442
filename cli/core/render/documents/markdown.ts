import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {markdownPath} from "#schemas/artifact-paths.ts";
import {contentHash} from "#support/files/hash.ts";
import {addressOf} from "./addresses.ts";
import type {SiteContext} from "./context.ts";
import {hasPageList, pageListMarkdown} from "./listed-pages.ts";
import {markdownLine} from "./markdown-line.ts";

/** Plans `<url>.md`, the page as normalized Markdown for tools and language models. */
export function markdownFile(page: PageFacts, context: SiteContext): EmitFile {
  const header = markdownHeader(page, context.deployed.address);
  const list = hasPageList(page) ? pageListMarkdown(page, context) : "";
  return {
    path: markdownPath(page.url),
    key: list === "" ? contentHash(header, page.bodyHash) : contentHash(header, page.bodyHash, list),
    produce() {
      const [start = "", ...body] = withHeader(header, context.bodies.read(page, "markdown"));
      return [start, ...body, ...(list === "" ? [] : [`\n${list}\n`])];
    },
  };
}

/** Returns the title, description and URL of a page, which precede its Markdown copy. */
export function markdownHeader(page: PageFacts, origin: string | null): string {
  const description = page.description === "" ? "" : `> ${markdownLine(page.description)}\n\n`;
  return `# ${markdownLine(page.title)}\n\n${description}Source: ${addressOf(origin, page.url)}\n`;
}

/** Joins a header and a body with a blank line; the result ends with one newline. */
export const withHeader = (header: string, markdown: Uint8Array): (string | Uint8Array)[] =>
  markdown.length === 0 ? [header] : [`${header}\n`, markdown, "\n"];
