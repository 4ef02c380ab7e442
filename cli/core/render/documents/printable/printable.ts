import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {PAGE_LIST} from "#core/model/page-list.ts";
import {pageDocumentPath, ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {freeId} from "#schemas/rules/printable/joined-ids.ts";
import {contentHash} from "#support/files/hash.ts";
import {printUrl, type SiteContext} from "../context.ts";
import {headWithoutSource, type PageHead, pageDocumentJson} from "../page-document.ts";
import {PRINTABLE_TITLE, printablePath} from "./printable-node.ts";

/**
 * Plans `/{section}/printable/`, which refers to the documents of all pages of a section; readers compose its body
 * from theirs. Returns undefined if the section is not printed.
 */
export function printableFile(section: ArrangedSection, context: SiteContext): EmitFile | undefined {
  const url = printUrl(section);
  if (url === undefined) return undefined;
  const head = printableHead(section, url, context);
  const components = [...new Set(section.pages.flatMap(page => page.components))]
    .filter(name => name !== PAGE_LIST.name)
    .sort();
  const hash = contentHash(JSON.stringify([head, components]));
  return {
    path: pageDocumentPath(url),
    key: hash,
    produce: () => pageDocumentJson(head, ['""'], components, hash),
  };
}

function printableHead(section: ArrangedSection, url: string, context: SiteContext): PageHead {
  const {root} = context.arrangement;
  const folder =
    section.name === ROOT_SECTION ? root.path : [root.path, section.name].filter(Boolean).join("/");
  const taken = new Set<string>();
  return {
    ...headWithoutSource({
      url,
      path: printablePath(folder),
      title: PRINTABLE_TITLE,
      documentTitle: `Combined printable page${context.titleSuffix}`,
      description: "",
      section: section.name,
      anchors: section.pages.map(page => ({
        title: page.title,
        id: freeId(pageSlug(page, section), taken),
        level: 2,
      })),
      generated: true,
    }),
    printable: {
      label: section.title || context.title || PRINTABLE_TITLE,
      pages: section.pages.map(page => page.url),
    },
  };
}

/**
 * Returns the slug of a page within its section: `/guides/caching/` → `caching` in `guides`. The index page
 * is named after the section.
 */
function pageSlug(page: PageFacts, section: ArrangedSection): string {
  const below = page.url.startsWith(section.url) ? page.url.slice(section.url.length) : page.url;
  const slug = below.split("/").filter(Boolean).join("-").replace(/\s+/g, "-");
  return slug || section.name;
}
