import type {ArrangedSection, Placement} from "#core/model/arrangement.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {menuTitle} from "#core/model/page-status.ts";
import {ROOT_SECTION, sectionPath} from "#schemas/artifact-paths.ts";
import {isInSidebar} from "#schemas/rules/nest-anchors.ts";
import type {Section, SectionPage} from "#schemas/section.ts";
import {artifactHeader} from "#schemas/version.ts";
import {contentHash} from "#support/files/hash.ts";
import {artifactJson} from "#support/json/artifact-json.ts";
import {landingUrl, printUrl} from "./context.ts";

/** Plans `data/sections/<name>.json`. */
export function sectionFile(section: ArrangedSection): EmitFile {
  return {
    path: sectionPath(section.name),
    key: contentHash(
      JSON.stringify([...section.pages.map(page => page.outlineHash), sectionDocument(section, () => false)]),
    ),
    produce: () => [
      artifactJson(sectionDocument(section, page => page.readOutline().anchors.some(isInSidebar))),
    ],
  };
}

/** Returns the document of a section, keys in schema order. */
function sectionDocument(section: ArrangedSection, hasAnchors: (page: PageFacts) => boolean): Section {
  return {
    ...artifactHeader("section"),
    name: section.name,
    title: section.title,
    url: section.name === ROOT_SECTION ? "/" : landingUrl(section),
    print: printUrl(section),
    pages: section.pages.map(page => ({
      ...sectionPage(page, section),
      ...(hasAnchors(page) ? {hasAnchors: true} : {}),
    })),
    ...(section.links?.length
      ? {
          links: section.links.map(({before, title, url, groups}) => ({
            before,
            title,
            url,
            ...(groups.length > 0 ? {groups} : {}),
          })),
        }
      : {}),
    ...(section.open?.length ? {open: section.open.map(path => [...path])} : {}),
  };
}

/**
 * Creates the entry of a page. Descriptions and contributors are shown only in lists of dated pages, so only
 * these have them.
 */
function sectionPage(page: PageFacts, {order, places}: ArrangedSection): SectionPage {
  const own: Placement = {title: menuTitle(page), groups: page.group === null ? [] : [page.group]};
  const {title, groups, badge = page.status.badge} = places.get(page.url) ?? own;
  const [group] = groups;
  return {
    url: page.url,
    title,
    ...(group === undefined ? {} : {group}),
    ...(groups.length > 1 ? {groups} : {}),
    ...(typeof badge === "string" ? {badge} : {}),
    ...(page.date === null ? {} : {date: page.date}),
    ...(order === "date" && page.description !== "" ? {description: page.description} : {}),
    ...(order === "date" && page.date !== null && page.contributors.length > 0
      ? {contributors: page.contributors}
      : {}),
  };
}
