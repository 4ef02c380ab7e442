/** Replacement for the text from `start` up to `end`; offsets are UTF-16 units, as in the tree. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** Description of the removed markup, if its author should be informed. */
  removes?: string;
}

/**
 * Applies edits and leaves all other text unchanged. An edit inside an earlier one is dropped, since removed
 * text needs no fixing.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let result = "";
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
