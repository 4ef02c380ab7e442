import {append} from "#schemas/rules/long-lists.ts";
import type {NestedAnchor} from "#schemas/rules/nest-anchors.ts";
import {urlOf} from "#site/artifacts/base.ts";
import type {SectionRow} from "#site/artifacts/types.ts";

/**
 * Reads the rows of a section from the sidebar of a document, which therefore need not be transferred twice. Dates and
 * descriptions, which sidebars don't show, are missing; links to other sites are rows.
 */
export function readRows(sidebar: ParentNode): SectionRow[] {
  const rows: SectionRow[] = [];
  let heading: string[] = [];
  for (const child of sidebar.children) {
    if (child.matches(".side__group")) heading = [child.textContent];
    else if (child.matches(".side__list")) {
      append(rows, rowsOf(child, heading));
      heading = [];
    }
  }
  return rows;
}

function rowsOf(list: ParentNode, groups: string[]): SectionRow[] {
  return [...list.children].flatMap(item => {
    const nested = item.querySelector(":scope > details");
    if (nested) {
      const title = nested.querySelector("summary")?.textContent ?? "";
      return [...nested.children].flatMap(child =>
        child.matches(".side__list") ? rowsOf(child, [...groups, title]) : [],
      );
    }
    const link = item.querySelector<HTMLElement>(":scope > a, :scope > span");
    return link ? [rowOf(item, link, groups)] : [];
  });
}

function rowOf(item: Element, link: HTMLElement, groups: string[]): SectionRow {
  const badge = link.querySelector(".badge")?.textContent;
  const anchors = anchorsIn(item.querySelector(".side__anchors"));
  const {more} = link.dataset;
  return {
    url: urlOf(link.getAttribute("href") ?? ""),
    title: [...link.childNodes].flatMap(node => (node.nodeName === "SPAN" ? [] : node.textContent)).join(""),
    ...(groups.length > 0 ? {groups} : {}),
    ...(badge ? {badge} : {}),
    ...(item.matches(".deep") ? {hasAnchors: true} : {}),
    ...(anchors.length > 0 ? {anchors} : {}),
    ...(more === undefined ? {} : {omitted: Number(more)}),
  };
}

function anchorsIn(list: Element | null): NestedAnchor[] {
  return [...(list?.children ?? [])].map(item => {
    const link = item.querySelector("a");
    const children = anchorsIn(item.querySelector("ul"));
    return {
      title: link?.textContent ?? "",
      id: decodeURIComponent(link?.hash.slice(1) ?? ""),
      ...(children.length > 0 ? {children} : {}),
    };
  });
}
