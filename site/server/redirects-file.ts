/** Parses the redirects of exact paths in a `_redirects` file: old path, target and status per line. */
export function parseRedirects(text: string): Map<string, {to: string; status: number}> {
  const found = new Map<string, {to: string; status: number}>();
  for (const line of text.split("\n")) {
    const [from, to, status = "301", ...conditions] = line.trim().split(/\s+/);
    // Rewrites and conditions, which hosts also support, are not simulated.
    if (!from || !to || from.startsWith("#") || conditions.length > 0 || !/^30[1278]!?$/.test(status))
      continue;
    found.set(from, {to, status: Number.parseInt(status, 10)});
  }
  return found;
}
