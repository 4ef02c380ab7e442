/** Replaces the text from `start` up to `end`; offsets count UTF-16 units, as those of the tree do. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** Set where something is taken out that its author should know of: what it is. */
  removes?: string;
}

/**
 * Applies edits to a text, so that everything else stays byte for byte. An edit inside one that starts before it is
 * dropped: what is taken out needs no fixing.
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
