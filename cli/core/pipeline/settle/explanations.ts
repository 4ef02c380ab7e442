import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Link to a missing page. */
export interface MissingLink {
  finding: Diagnostic;
  /** Resolved URL. */
  url: string;
  /** Whether it is root-relative. */
  isRooted: boolean;
}

/** Minimum number of links that an explanation must cover. */
const ENOUGH = 5;

/**
 * Tries settings that would explain broken links: a prefix, folders in parentheses, and READMEs as index. Returns the hint
 * for each link that the best explanation covers, if it covers at least half of the links with the same prefix.
 *
 * @param urls - URLs of all pages
 */
export function settingsFor(
  links: readonly MissingLink[],
  urls: ReadonlySet<string>,
): Map<MissingLink, string> {
  const hints = new Map<MissingLink, string>();
  const tops = [...new Set([...urls].map(url => url.split("/")[1] ?? ""))].filter(Boolean).sort();
  const plain = new Set([...urls].map(withoutGroups));
  for (const isRooted of [true, false]) {
    const alike = links.filter(link => link.isRooted === isRooted);
    const votes = new Map<string, MissingLink[]>();
    for (const link of alike)
      for (const reason of reasonsFor(link, urls, plain, tops)) {
        const list = votes.get(reason);
        if (list) list.push(link);
        else votes.set(reason, [link]);
      }
    const [best] = [...votes].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
    if (!best || best[1].length < ENOUGH || best[1].length * 2 < alike.length) continue;
    const count = `${best[1].length} of ${alike.length} such links would then lead to pages`;
    for (const link of best[1]) hints.set(link, `${best[0]}: ${count}.`);
  }
  return hints;
}

/**
 * Finds broken links of a kind of which most are broken, with a hint for each.
 *
 * @param found - number of links that lead to pages
 */
export function mostlyMissing(
  links: readonly MissingLink[],
  found: {rooted: number; relative: number},
): Map<MissingLink, string> {
  const hints = new Map<MissingLink, string>();
  for (const isRooted of [true, false]) {
    const alike = links.filter(link => link.isRooted === isRooted);
    const others = isRooted ? found.rooted : found.relative;
    if (alike.length < 2 * ENOUGH || alike.length <= others) continue;
    const share = `${alike.length} of ${alike.length + others}`;
    const hint = isRooted
      ? `${share} links that start with a slash lead nowhere. Set \`base\` or \`prefix\`, or add URLs that exist elsewhere to \`known\`.`
      : `${share} relative links lead nowhere. Check \`content\` and \`dialect\`.`;
    for (const link of alike) hints.set(link, hint);
  }
  return hints;
}

const withoutGroups = (url: string): string => url.replaceAll(/\/\([^/()]*\)(?=\/)/g, "");

/** Yields the settings under which a link would lead to a page. */
function* reasonsFor(
  {url, isRooted}: MissingLink,
  urls: ReadonlySet<string>,
  plain: ReadonlySet<string>,
  tops: readonly string[],
): Generator<string> {
  if (urls.has(`${url}readme/`.toLowerCase())) yield "Set `readmes`, or name the READMEs `index.md`";
  if (plain.has(url))
    yield "Set `dialect` to a tool that leaves folders in parentheses out of URLs, or rename them";
  if (!isRooted) return;
  const parts = url.split("/").filter(Boolean);
  for (let cut = 1; cut < Math.min(4, parts.length); cut++)
    if (urls.has(`/${parts.slice(cut).join("/")}/`))
      yield `Set \`prefix\` to \`${parts.slice(0, cut).join("/")}\``;
  for (const top of tops)
    if (!top.startsWith("(") && urls.has(`/${top}${url}`))
      yield `Set \`content\` to the folder \`${top}\`, or start links with \`/${top}/\``;
}
