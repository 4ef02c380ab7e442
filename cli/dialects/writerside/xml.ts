/** Tag of semantic markup. */
export interface Tag {
  name: string;
  place: "open" | "close" | "self";
  attributes: Readonly<Record<string, string>>;
  start: number;
  end: number;
}

const ITEM =
  /<(?:(!--)|(!\[CDATA\[)|(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>)/g;
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Lists the tags of a text in order, without those in comments and `CDATA` sections. */
export function tagsIn(text: string): Tag[] {
  const tags: Tag[] = [];
  let done = 0;
  for (const {
    0: all,
    1: comment,
    2: data,
    3: slash,
    4: name = "",
    5: rest = "",
    6: self,
    index,
  } of text.matchAll(ITEM)) {
    if (index < done) continue;
    if (comment ?? data) {
      const end = text.indexOf(comment ? "-->" : "]]>", index);
      done = end === -1 ? text.length : end;
      continue;
    }
    const place = slash ? "close" : self ? "self" : "open";
    tags.push({name, place, attributes: attributesIn(rest), start: index, end: index + all.length});
  }
  return tags;
}

/** Returns the attributes that a text contains: `a="x" b='y'`. */
export const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, key = "", double, single]) => [
      key,
      unescaped(double ?? single ?? ""),
    ]),
  );

const ENTITIES: Readonly<Record<string, string>> = {lt: "<", gt: ">", amp: "&", quot: '"', apos: "'"};

/** Replaces the entities of XML by their characters. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");

/** Returns the index of the tag that closes the one at an index, or the number of tags if none does. */
export function closingOf(tags: readonly Tag[], index: number): number {
  const name = tags[index]?.name;
  let depth = 0;
  for (let at = index; at < tags.length; at++) {
    const tag = tags[at];
    if (tag?.name !== name || tag?.place === "self") continue;
    depth += tag?.place === "open" ? 1 : -1;
    if (depth === 0) return at;
  }
  return tags.length;
}
