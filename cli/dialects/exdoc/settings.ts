import {join} from "node:path";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {isThere, readText} from "../toolkit/static-config/read-file.ts";
import {defined, pageUrl, repositoryOf} from "../toolkit/static-config/values.ts";

/** Matches the name of a page, in quotes. */
const EXTRA = /"([^"\s*]+)\.(?:md|cheatmd|livemd)"/g;

/** Reads `extras` and their groups from `mix.exs` without running it: https://hexdocs.pm/ex_doc/Mix.Tasks.Docs.html */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const source = readText(file, files);
  const named = [
    ...new Map([...source.matchAll(EXTRA)].map(([quoted, path = ""]) => [path, quoted.slice(1, -1)])),
  ]
    .filter(([, name]) => isThere(join(folder, name), files))
    .map(([path]) => path);
  const holder = mostCommon([
    ...named.filter(path => path.includes("/")).map(path => path.split("/")[0] ?? ""),
    ...[...source.matchAll(/\bPath\.wildcard\("([\w-]+)\//g)].map(([, name = ""]) => name),
  ]);
  if (holder === undefined) return null;
  const extras = named.filter(path => path.startsWith(`${holder}/`));
  const rest = named.length - extras.length;
  if (rest > 0) left.push(`${rest === 1 ? "1 page" : `${rest} pages`} outside of the folder \`${holder}\``);
  left.push("pages and links of modules that are documented in source code");
  const address = textAt("source_url", source) ?? textAt("homepage_url", source);
  const sidebar = menuOf(extras, groupsIn(source), path => pageUrl(path.slice(holder.length + 1)));
  return defined({
    content: join(folder, holder),
    title: textAt("name", source),
    repository: repositoryOf(address && `${address.replace(/\/$/, "")}/edit/main/${holder}`),
    sidebar: sidebar.length > 0 ? sidebar : undefined,
  });
};

function mostCommon(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Returns the text of a key, or of the module attribute that it refers to (`name: @name`). */
function textAt(key: string, source: string): string | undefined {
  const [, written, attribute] = new RegExp(`\\b${key}:[ \\t]*(?:"([^"\\n]+)"|@(\\w+))`).exec(source) ?? [];
  if (attribute === undefined) return written;
  return new RegExp(`^[ \\t]*@${attribute}[ \\t]+"([^"\\n]+)"`, "m").exec(source)?.[1];
}

interface Group {
  title: string;
  accepts(path: string): boolean;
}

/** Returns the groups of pages. A pattern other than a path with `[^/]+` or a final `.*` matches nothing. */
function groupsIn(source: string): Group[] {
  const start = source.search(/\bgroups_for_extras(?:: \[| do\b|\(\) do\b)/);
  const rest = start === -1 ? "" : source.slice(start);
  const block = rest.slice(0, rest.search(/\n[ \t]*\](?=[,\s])/) + 1);
  return [...block.matchAll(/(?:"([^"\n]+)"|\b([A-Z]\w*)):[ \t]*(~r[^\n]+|\[[^[\]]*\])/g)].map(
    ([, quoted, bare = "", value = ""]) => ({
      title: quoted ?? bare,
      accepts: value.startsWith("[")
        ? path => [...value.matchAll(EXTRA)].some(([, name]) => name === path)
        : pattern(value),
    }),
  );
}

/** Converts a regular expression (`~r/guides\/[^\/]+\.md/`) to a test of paths without extension. */
function pattern(written: string): (path: string) => boolean {
  const [, body = ""] = /^~r[/{("'|](.*)[/})"'|]\w*,?[ \t]*$/.exec(written) ?? [];
  const parts = body
    .replace(/^\^/, "")
    .replace(/\$$/, "")
    .replace(/\.[?*+]$/, "")
    .split(/\[\^\\?\/\][+*]/)
    .map(part => part.replaceAll(/\\([/.-])/g, "$1"))
    .map(part => part.replace(/\.(?:md|cheatmd|livemd)$/, ""));
  const [before = "", after] = parts;
  if (before === "" || parts.length > 2 || parts.some(part => /[\\^$|?*+()[\]{}]/.test(part)))
    return () => false;
  return path => {
    const at = path.indexOf(before);
    if (at === -1 || after === undefined) return at !== -1;
    const rest = path.slice(at + before.length);
    return rest !== "" && !rest.includes("/") && rest.endsWith(after);
  };
}

/** Returns the pages in their groups; those without a group come first. */
function menuOf(
  extras: readonly string[],
  groups: readonly Group[],
  urlOf: (path: string) => string,
): SidebarItem[] {
  const of = new Map<Group | undefined, string[]>([undefined, ...groups].map(group => [group, []]));
  for (const path of extras) of.get(groups.find(group => group.accepts(path)))?.push(urlOf(path));
  return [...of].flatMap(([group, items]): SidebarItem[] => {
    if (group === undefined) return items;
    return items.length > 0 ? [{title: group.title, items}] : [];
  });
}
