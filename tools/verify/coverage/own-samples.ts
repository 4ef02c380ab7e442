import type {Section} from "../extract/sections.ts";
import type {Report} from "../types.ts";
import type {Name} from "./names/name.ts";

/** Number of option entries in the configuration reference, and the entries without their own sample. */
export type OwnSamples = {entries: number; without: Section[]};

const NAMES = /^[A-Za-z][\w$]*(?:\.[\w$/]+)*$/;
const namesOf = ({title}: Section): string[] => title.split(/\s*[/,]\s+/).filter(name => NAMES.test(name));

/** Reports whether code mentions the option by its last key. */
function shows({fences}: Section, names: ReadonlyArray<string>): boolean {
  return names.some(name => {
    const key = name.split(".").at(-1) ?? name;
    return fences.some(text => new RegExp(`(?<![\\w$])${key.replace(/\$/g, "\\$")}(?![\\w$])`).test(text));
  });
}

/**
 * Counts the option entries of the reference that have a sample with the option, in their section or below it
 * before the next entry.
 *
 * @param sections - all sections of the reference, page by page
 * @param names - options that exist; entries of removed options need no sample
 */
export function countOwnSamples(sections: ReadonlyArray<Section>, names: ReadonlyArray<Name>): OwnSamples {
  const known = new Set(names.map(({full}) => full));
  const entries: Section[] = [];
  const shown = new Set<Section>();
  let owner: Section | undefined;
  for (const section of sections) {
    const isEntry = section.depth > 0 && namesOf(section).some(name => known.has(name));
    if (isEntry) entries.push(section);
    const isBelow = owner?.path === section.path && section.depth > owner.depth;
    if (isEntry) owner = section;
    else if (!isBelow) owner = undefined;
    if (owner && shows(section, namesOf(owner))) shown.add(owner);
  }
  return {entries: entries.length, without: entries.filter(entry => !shown.has(entry))};
}

/** Returns the rate, the entries without a sample, and a problem if the rate is too low. */
export function judgeOwnSamples({entries, without}: OwnSamples, minimum: number): Report {
  const rate = entries === 0 ? 1 : 1 - without.length / entries;
  const percent = `${Math.floor(rate * 100)} %`;
  const message = `only ${percent} of the options in the reference have a sample of their own; ${minimum * 100} % are needed`;
  return {
    counts: [
      `${entries - without.length} of ${entries} options in the reference have a sample of their own: ${percent}`,
    ],
    notes: without.map(({path, line, title}) => `no sample  ${path}:${line}  ${title}`),
    problems: rate < minimum ? [{path: "", line: 0, message}] : [],
  };
}
