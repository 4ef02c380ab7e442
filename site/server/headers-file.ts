/** Response headers for the paths that match a rule. */
export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Parses a `_headers` file: lines with a path, which may contain `*`, each followed by indented headers. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      const pattern = line.trim().split("*").map(escapePattern).join(".*");
      rules.push({pattern: new RegExp(`^${pattern}$`), headers: []});
      continue;
    }
    const colon = line.indexOf(":");
    if (colon > 0) rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** Returns the headers of a path; later rules override earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const {pattern, headers} of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) found.set(name.toLowerCase(), value);
  }
  return found;
}
