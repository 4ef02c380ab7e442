import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {markdownPath} from "#schemas/artifact-paths.ts";
import {contentHash} from "#support/files/hash.ts";
import {addressOf} from "./addresses.ts";
import type {SiteContext} from "./context.ts";
import {hasPageList, pageListMarkdown} from "./page-list.ts";

/** `<url>.md`: the page as clean Markdown, for tools and language models. */
export function markdownFile(page: PageFacts, context: SiteContext): EmitFile {
  const header = markdownHeader(page, context.deployed.address);
  const list = hasPageList(page) ? pageListMarkdown(page, context) : "";
  return {
    path: markdownPath(page.url),
    key: list === "" ? contentHash(header, page.bodyHash) : contentHash(header, page.bodyHash, list),
    produce() {
      const [start, ...body] = withHeader(header, context.bodies.read(page, "markdown"));
      return [start as string, ...body, ...(list === "" ? [] : [`\n${list}\n`])];
    },
  };
}

/** Title, description and address of a page, as they open its Markdown copy. */
export function markdownHeader(page: PageFacts, origin: string | null): string {
  const description = page.description === "" ? "" : `> ${asText(page.description)}\n\n`;
  return `# ${asText(page.title)}\n\n${description}Source: ${addressOf(origin, page.url)}\n`;
}

/** One line in which no tag begins. */
const asText = (text: string): string => oneLine(text).replaceAll(/<(?=[a-z/!?])/gi, "\\<");

/** Header, empty line, body, one final newline. */
export const withHeader = (header: string, markdown: Uint8Array): (string | Uint8Array)[] =>
  markdown.length === 0 ? [header] : [`${header}\n`, markdown, "\n"];

/** A text as one line, runs of white space as one space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
