/** Lines of a fenced block of code; its fence is longer than any in it. */
export function fenced(code: string, lang: string, title: string | undefined): string[] {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const ticks = "`".repeat(longest + 1);
  const name = /^[\w+#-]*$/.test(lang) ? lang : "";
  const meta = title ? ` title="${title.replaceAll('"', "'")}"` : "";
  const body = code.replace(/^[ \t]*\n/, "").replace(/\n[ \t]*$/, "");
  return [ticks + name + meta, ...body.split("\n"), ticks];
}
