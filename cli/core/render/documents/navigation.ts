import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {Site} from "#schemas/site.ts";
import {menuLinks, type SiteData} from "#schemas/site-data.ts";
import {landingUrl} from "./context.ts";

type Item = Site["navigation"][number];

/** Returns the top bar navigation: from the data file, else one item per section. */
export function navigation(items: SiteData["navigation"], sections: readonly ArrangedSection[]): Item[] {
  const shown = sections.filter(section => section.navigation);
  if (items.length === 0) {
    return shown.map(section => ({...sectionLink(section), activeFor: [section.url], children: []}));
  }
  return items.map(({title, url: written, activeFor, sections: names, items: links = [], menu}) => {
    const entries = menu && written !== undefined ? [{title, url: written}, ...menu] : (menu ?? []);
    const ofMenu = menuLinks(entries).map(link => link.url);
    const url = written ?? ofMenu[0] ?? "";
    return {
      title,
      url,
      activeFor: (activeFor ?? [url, ...links.map(link => link.url), ...ofMenu]).flatMap(prefix),
      children: links.length > 0 ? links : children(names, sections, shown),
      ...(menu ? {menu: entries} : {}),
    };
  });
}

/** Returns child items: all sections in sidebar order for "all", else the listed ones in order. */
function children(
  names: "all" | string[] | undefined,
  sections: readonly ArrangedSection[],
  shown: readonly ArrangedSection[],
): Item["children"] {
  if (names === "all") return shown.map(sectionLink);
  return (names ?? []).flatMap(name => sections.filter(section => section.name === name).map(sectionLink));
}

const sectionLink = (section: ArrangedSection): {title: string; url: string} => ({
  title: section.title,
  url: landingUrl(section),
});

/**
 * Returns the URL prefixes under which an item is active. They end at a boundary, so `/plugins` does not match
 * `/pluginsfoo/`; external links have none.
 */
function prefix(url: string): string[] {
  if (!url.startsWith("/")) return [];
  const path = url.replace(/[?#].*$/s, "");
  return [path.endsWith("/") ? path : `${path}/`];
}
