import type {SectionRow} from "../../artifacts/types.ts";

/** Rows that stand under one heading; `group` is null where none is shown. */
export interface RowGroup {
  group: string | null;
  rows: SectionRow[];
}

/** Cuts the rows, which stand in order already, where the group changes. A single dash is no heading. */
export function groupRows(rows: readonly SectionRow[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const group = row.group === undefined || row.group === "-" ? null : row.group;
    const last = groups.at(-1);
    if (last && last.group === group) last.rows.push(row);
    else groups.push({group, rows: [row]});
  }
  return groups;
}
