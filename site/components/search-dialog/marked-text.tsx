/** Renders a text with highlighted ranges. */
export function MarkedText({text, marks}: {text: string; marks: readonly [number, number][]}) {
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (const [start, end] of marks) {
    if (start < from || end <= start) continue;
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  parts.push(text.slice(from));
  return parts;
}
