import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import {pageDocumentPath, ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Link} from "#schemas/common.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";
import {contentHash} from "#support/files/hash.ts";
import {landingUrl, type SiteContext} from "../context.ts";
import {groupsOf} from "../listed-pages.ts";
import {headWithoutSource, pageDocumentJson} from "../page-document.ts";

/** Title of a home page if the site has none. */
const UNTITLED = "Documentation";

/**
 * Plans a home page for a site without one. It links to the sections or, if there is only one, to the first page of each
 * group.
 */
export function homePageFile(context: SiteContext): EmitFile | undefined {
  const {arrangement, title, config, site} = context;
  if (arrangement.byUrl.has("/")) return undefined;
  const sections = arrangement.sections.filter(({name, pages}) => name !== ROOT_SECTION && pages.length > 0);
  const root = arrangement.sections.find(({name}) => name === ROOT_SECTION);
  const links = [
    ...sections.map(section => ({title: section.title, url: landingUrl(section)})),
    ...(root ? outermost(root) : []),
  ];
  const html = `<ul>${links.map(({title: name, url}) => `<li><a href="${escapeHtml(encodeURI(url))}">${escapeHtml(name)}</a></li>`).join("")}</ul>`;
  const head = headWithoutSource({
    url: "/",
    path: arrangement.root.path,
    title: title || UNTITLED,
    documentTitle: title || UNTITLED,
    description: config.description ?? site.description,
    section: ROOT_SECTION,
    anchors: [],
    generated: false,
  });
  const hash = contentHash(JSON.stringify([head, html]));
  return {
    path: pageDocumentPath("/"),
    key: hash,
    produce: () => pageDocumentJson(head, [JSON.stringify(html)], [], hash),
  };
}

/** Returns the first page of each group of a section under the group's title, and pages without a group. */
function outermost(section: ArrangedSection): Link[] {
  const seen = new Set<string>();
  return section.pages.flatMap((page): Link[] => {
    const [heading] = groupsOf(page, section);
    if (heading === undefined) return [{title: page.title, url: page.url}];
    if (seen.has(heading)) return [];
    seen.add(heading);
    return [{title: heading, url: page.url}];
  });
}
