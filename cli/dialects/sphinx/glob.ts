/** Returns a test for paths by a pattern of Sphinx: `*` stays in a folder, `**` does not. */
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
