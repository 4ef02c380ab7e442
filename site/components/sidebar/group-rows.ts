import type {SectionRow} from "#site/artifacts/types.ts";

/** Rows and nested groups below one heading; `group` is `null` if no heading is shown. */
export interface RowGroup {
  group: string | null;
  entries: (SectionRow | RowGroup)[];
}

/** Reports whether an entry of a group is itself a group. */
export const isGroup = (entry: SectionRow | RowGroup): entry is RowGroup => "entries" in entry;

/** Removes single dashes from the headings above a row, which show no heading. */
const shownIn = (path: readonly string[]): string[] => path.filter(title => title !== "-");

const groupsOf = ({groups, group}: SectionRow): string[] =>
  shownIn(groups ?? (group === undefined ? [] : [group]));

/** Returns a function that reports whether the group with a path of headings is unfolded at first. */
export function openGroups(
  open: readonly (readonly string[])[] = [],
): (path: readonly (string | null)[]) => boolean {
  const paths = new Set(open.map(path => JSON.stringify(shownIn(path))));
  return path => paths.has(JSON.stringify(path));
}

/**
 * Groups ordered rows wherever the headings above them change. A row alone below a heading of the same title, such as the
 * index page of a folder, takes the place of its group, except below outermost headings.
 */
export function groupRows(rows: readonly SectionRow[]): RowGroup[] {
  return nestedRows(rows).map(({group, entries}) => ({group, entries: entries.map(withoutRepeated)}));
}

function withoutRepeated(entry: SectionRow | RowGroup): SectionRow | RowGroup {
  if (!isGroup(entry)) return entry;
  const entries = entry.entries.map(withoutRepeated);
  const [only, second] = entries;
  const isRepeated = only && !second && !isGroup(only) && only.title === entry.group;
  return isRepeated && only.omitted === undefined ? only : {...entry, entries};
}

function nestedRows(rows: readonly SectionRow[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const [first = null, ...deeper] = groupsOf(row);
    let group = groups.at(-1);
    if (!group || group.group !== first) {
      group = {group: first, entries: []};
      groups.push(group);
    }
    for (const title of deeper) {
      const last: SectionRow | RowGroup | undefined = group.entries.at(-1);
      if (last && isGroup(last) && last.group === title) group = last;
      else {
        const below: RowGroup = {group: title, entries: []};
        group.entries.push(below);
        group = below;
      }
    }
    group.entries.push(row);
  }
  return groups;
}

/** Reports whether a page is in a group or one of its subgroups. */
export const holds = (group: RowGroup, url: string): boolean =>
  group.entries.some(entry => (isGroup(entry) ? holds(entry, url) : entry.url === url));
