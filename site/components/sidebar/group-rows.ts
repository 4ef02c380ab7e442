import type {SectionRow, SectionRows} from "#site/artifacts/types.ts";

/** Rows and groups of rows that stand under one heading; `group` is null where none is shown. */
export interface RowGroup {
  group: string | null;
  entries: (SectionRow | RowGroup)[];
}

/** Whether an entry of a group is a group itself. */
export const isGroup = (entry: SectionRow | RowGroup): entry is RowGroup => "entries" in entry;

/** Headings above a row; a single dash is not a heading. */
const groupsOf = ({groups, group}: SectionRow): readonly string[] =>
  (groups ?? (group === undefined ? [] : [group])).filter(title => title !== "-");

/** The rows of a section with its links to other sites between them. */
export const withLinks = ({pages, links = []}: Pick<SectionRows, "pages" | "links">): SectionRow[] =>
  pages
    .map((page, i) => [...links.filter(({before}) => before === i), page])
    .concat([links.filter(({before}) => before >= pages.length)])
    .flat();

/** Cuts the rows, which stand in order already, where the headings above them change. */
export function groupRows(rows: readonly SectionRow[]): RowGroup[] {
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

/** Whether a page is in a group or one below it. */
export const holds = (group: RowGroup, url: string): boolean =>
  group.entries.some(entry => (isGroup(entry) ? holds(entry, url) : entry.url === url));
