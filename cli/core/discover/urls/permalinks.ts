import {slug as githubSlug} from "github-slugger";
import {keyOf, textOf} from "../front-matter-key.ts";

/** Placeholders of patterns, without the colon. */
const NAMES = [
  "year",
  "month",
  "day",
  "i_month",
  "i_day",
  "short_year",
  "title",
  "slug",
  "name",
  "path",
  "categories",
  "section",
  "sections",
] as const;
type Placeholder = (typeof NAMES)[number];
export const PLACEHOLDERS: readonly string[] = NAMES;

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.includes(name);

/** Optional date at the start of a file name, and the rest. */
const DATED = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})-)?(.*)$/;

/**
 * Returns the URL of a page by a pattern such as `/:year/:month/:name/`. Returns null if the page lacks a value that the
 * pattern requires, such as a date.
 *
 * @param below path of the page relative to the folder of the pattern
 * @param path path of the page in the site
 * @param head first bytes of the page
 */
export function patternUrl(pattern: string, below: string, path: string, head: string): string | null {
  const [, year = "", month = "", day = "", bare = ""] =
    DATED.exec((below.split("/").at(-1) ?? "").replace(/\.\w+$/, "")) ?? [];
  const inFile = year === "" ? null : [year, month, day];
  const written = textOf(head, "date") || /^[ \t]+created:[ \t]*(\d[\d-]*)/m.exec(head)?.[1];
  const date = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written ?? "")?.slice(1) ?? inFile;
  const folders = path.split("/").slice(0, -1);
  const slug = keyOf(head, "slug");
  const heading = /^# +([^\n]*)/m.exec(head)?.[1]?.replaceAll(/[`*_]/g, "");
  const title = githubSlug((textOf(head, "title") || heading) ?? "") || bare;
  const values: Record<Placeholder, string | undefined> = {
    year: date?.[0],
    month: date?.[1]?.padStart(2, "0"),
    day: date?.[2]?.padStart(2, "0"),
    i_month: date?.[1]?.replace(/^0/, ""),
    i_day: date?.[2]?.replace(/^0/, ""),
    short_year: date?.[0]?.slice(2),
    title,
    slug: slug ?? title,
    name: slug ?? bare,
    path: below.replace(/\.\w+$/, ""),
    categories: categoriesOf(head).join("/"),
    section: folders[0] ?? "",
    sections: folders.join("/"),
  };
  let isKnown = true;
  const url = pattern.replaceAll(/:([a-z_]+)/g, (all, name: string) => {
    const value = isPlaceholder(name) ? values[name] : all;
    isKnown &&= value !== undefined;
    return value ?? "";
  });
  const parts = url.split("/").filter(part => part !== "" && part !== ".");
  return isKnown && !parts.includes("..") ? `/${[...parts, ""].join("/")}` : null;
}

/** Returns the categories of a post; a string is split at spaces. */
function categoriesOf(head: string): string[] {
  const listed = textOf(head, "categories");
  const one = textOf(head, "category");
  const names = /^\[.*\]$/.test(listed) ? listed.slice(1, -1).split(",") : listed.split(/\s+/);
  return [...(one === "" ? [] : [one]), ...names]
    .map(name =>
      name
        .trim()
        .replace(/^(["'])(.*)\1$/, "$2")
        .toLowerCase(),
    )
    .filter(name => /^[^/\\?#\s.][^/\\?#]*$/.test(name))
    .map(name => name.replaceAll(/\s+/g, "%20"));
}
