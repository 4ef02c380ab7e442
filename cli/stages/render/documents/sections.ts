import {ROOT_SECTION, sectionPath} from "../../../../schemas/artifact-paths.ts";
import type {Anchor} from "../../../../schemas/common.ts";
import type {NestedAnchor, Section, SectionPage} from "../../../../schemas/section.ts";
import {artifactHeader} from "../../../../schemas/version.ts";
import {artifactJson} from "../../../json/artifact-json.ts";
import type {ArrangedSection} from "../../../model/arrangement.ts";
import type {EmitFile} from "../../../model/emit-file.ts";
import type {PageFacts} from "../../../model/page-facts.ts";
import {landingUrl, printUrl} from "./context.ts";
import {textFile} from "./text-file.ts";

/** `data/sections/<name>.json` of one section. */
export function sectionFile(section: ArrangedSection): EmitFile {
  const text = artifactJson(sectionDocument(section));
  return textFile(sectionPath(section.name), text);
}

/** What a sidebar needs, keys in schema order. */
function sectionDocument(section: ArrangedSection): Section {
  return {
    ...artifactHeader("section"),
    name: section.name,
    title: section.title,
    url: section.name === ROOT_SECTION ? "/" : landingUrl(section),
    print: printUrl(section),
    pages: section.pages.map(page => sectionPage(page, section)),
  };
}

/** Descriptions are shown in lists of dated pages alone, so only those carry them. */
function sectionPage(page: PageFacts, {order, places}: ArrangedSection): SectionPage {
  const own = {title: page.title, groups: page.group === null ? [] : [page.group]};
  const {title, groups} = places.get(page.url) ?? own;
  const [group] = groups;
  return {
    url: page.url,
    title,
    ...(group === undefined ? {} : {group}),
    ...(groups.length > 1 ? {groups} : {}),
    ...(page.date === null ? {} : {date: page.date}),
    ...(order === "date" && page.description !== "" ? {description: page.description} : {}),
    anchors: nestAnchors(page.anchors),
  };
}

/**
 * Nests headings by level; level 1 is left out. A heading belongs to the nearest one before it that is shallower, so
 * every heading keeps its place in the order, also where a page starts with a deep one.
 */
export function nestAnchors(anchors: readonly Anchor[]): NestedAnchor[] {
  const roots: NestedAnchor[] = [];
  const open: {level: number; node: NestedAnchor}[] = [];
  for (const {title, id, level} of anchors) {
    if (level === 1) {
      open.length = 0;
      continue;
    }
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const node: NestedAnchor = {title, id};
    const parent = open.at(-1)?.node;
    if (parent) {
      parent.children ??= [];
      parent.children.push(node);
    } else roots.push(node);
    open.push({level, node});
  }
  return roots;
}
