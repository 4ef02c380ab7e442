/** Returns a predicate for paths that match a Sphinx pattern: `*` does not cross folders, `**` does. */
export function globFilter(pattern: string): (path: string) => boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|\\]/g, "\\$&")
    .replaceAll(/\*{1,2}|\?/g, sign => (sign === "**" ? ".*" : sign === "*" ? "[^/]*" : "[^/]"));
  try {
    const test = new RegExp(`^${source}$`);
    return path => test.test(path);
  } catch {
    return () => false;
  }
}
