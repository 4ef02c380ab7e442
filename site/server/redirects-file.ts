/** Reads a `_redirects` file of exact paths: old path, target and status on one line. */
export function parseRedirects(text: string): Map<string, {to: string; status: number}> {
  const found = new Map<string, {to: string; status: number}>();
  for (const line of text.split("\n")) {
    const [from, to, status] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith("#")) continue;
    found.set(from, {to, status: Number(status ?? 301)});
  }
  return found;
}
