import type {ArrangedDirectory} from "../model/arrangement.ts";
import type {PageFacts} from "../model/page-facts.ts";

/** Titles of index pages that do not describe their folder. */
const OF_ANY_FOLDER = /^(?:about|home|index|intro|introduction|overview|readme|welcome)$/i;

/** Returns a folder's title: from its metadata file, its index page, or its name. */
export function folderTitle({children, url, name, meta}: ArrangedDirectory): string {
  if (meta?.title !== undefined) return meta.title;
  const index = children.find((child): child is PageFacts => !("children" in child) && child.url === url);
  const says = index !== undefined && index.title !== name && !OF_ANY_FOLDER.test(index.title.trim());
  return says ? index.title : capitalized(name);
}

/** Converts a name into a title: `getting-started` → `Getting started`. */
export const capitalized = (name: string): string => {
  const words = name.replaceAll(/[-_]+/g, " ").trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
