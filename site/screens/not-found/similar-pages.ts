import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {latestSection} from "#site/artifacts/sections.ts";
import type {SectionRow, SiteFacts} from "#site/artifacts/types.ts";
import {distance} from "./distance.ts";

/** Maximum number of suggested pages. */
const LIMIT = 5;

/** Maximum relative distance of a suggested page. */
const TOLERANCE = 0.55;

const lastSegment = (url: string): string => url.split("/").filter(Boolean).at(-1)?.toLowerCase() ?? "";

/** Returns the distance between two URLs, from 0 (same last segment) to 1. */
function difference(wanted: string, url: string): number {
  const found = lastSegment(url);
  if (found === "" || wanted === "") return 1;
  if (found.includes(wanted) || wanted.includes(found)) return 0.2;
  return distance(wanted, found) / Math.max(wanted.length, found.length);
}

/**
 * Returns the sections to search: those whose names equal or resemble the URL's first segment, and the root
 * section.
 */
function sectionsFor(url: string, sections: SiteFacts["sections"]): string[] {
  const first = url.split("/").find(Boolean)?.toLowerCase() ?? "";
  const nearest = sections
    .map(({name}) => ({
      name,
      away: distance(first, name.toLowerCase()) / Math.max(first.length, name.length, 1),
    }))
    .sort((a, b) => a.away - b.away)[0];
  return nearest && nearest.away <= TOLERANCE ? [nearest.name, ROOT_SECTION] : [ROOT_SECTION];
}

/**
 * Finds pages whose URLs are similar to one that does not exist. Only sections that match the URL are loaded,
 * never the whole index.
 */
export async function findSimilar(url: string, sections: SiteFacts["sections"]): Promise<SectionRow[]> {
  const loaded = await Promise.allSettled(sectionsFor(url, sections).map(latestSection));
  const wanted = lastSegment(url);
  return loaded
    .flatMap(result => (result.status === "fulfilled" ? result.value.pages : []))
    .filter(page => page.url !== "/")
    .map(page => ({page, away: difference(wanted, page.url)}))
    .filter(({away}) => away <= TOLERANCE)
    .sort((a, b) => a.away - b.away)
    .slice(0, LIMIT)
    .map(({page}) => page);
}
