import type {SiteChanges} from "./changes.ts";

/** Function that formats a URL or value. */
type Code = (text: string) => string;

/** Kind of change: a heading, and one line per change. */
export interface Part {
  title: string;
  items: ((code: Code) => string)[];
}

const value = (text: string | number | null): string => (text === null ? "none" : String(text));

/** Describes the changes in words, worst first. Kinds that do not occur are omitted. */
export function parts(changes: SiteChanges): Part[] {
  const {added, removed, moved, redirects, titles, sorts, groups, anchors, brokenLinks, sizes} = changes;
  const changed = (
    list: readonly {url: string; before: string | number | null; after: string | number | null}[],
  ) =>
    list.map(
      ({url, before, after}) =>
        (code: Code) =>
          `${code(url)}: ${value(before)} → ${value(after)}`,
    );
  const all: Part[] = [
    {
      title: "Links that break",
      items: brokenLinks.map(
        ({page, target, now}) =>
          code =>
            `${code(page)} links to ${code(target)}${now === null ? "" : `, now ${code(now)}`}`,
      ),
    },
    {
      title: "Pages removed",
      items: removed.map(
        ({url, title, redirect}) =>
          code =>
            `${code(url)} ${title}${redirect === null ? ", without redirect" : ` → ${code(redirect)}`}`,
      ),
    },
    {
      title: "Pages moved",
      items: moved.map(
        ({from, to, title}) =>
          code =>
            `${code(from)} → ${code(to)} ${title}`,
      ),
    },
    {
      title: "Redirects to add in the config",
      items: redirects.map(
        ({from, to}) =>
          code =>
            code(`${JSON.stringify(from)}: ${JSON.stringify(to)}`),
      ),
    },
    {
      title: "Pages added",
      items: added.map(
        ({url, title}) =>
          code =>
            `${code(url)} ${title}`,
      ),
    },
    {
      title: "Anchors removed",
      items: anchors.flatMap(({url, removed: list}) =>
        list.map(
          ({id, title}) =>
            (code: Code) =>
              `${code(`${url}#${id}`)} ${title}`,
        ),
      ),
    },
    {
      title: "Anchors renamed",
      items: anchors.flatMap(({url, renamed}) =>
        renamed.map(
          ({from, to}) =>
            (code: Code) =>
              `${code(`${url}#${from}`)} → ${code(`#${to}`)}`,
        ),
      ),
    },
    {
      title: "Anchors added",
      items: anchors.flatMap(({url, added: list}) =>
        list.map(
          ({id, title}) =>
            (code: Code) =>
              `${code(`${url}#${id}`)} ${title}`,
        ),
      ),
    },
    {title: "Titles", items: changed(titles)},
    {title: "Sort", items: changed(sorts)},
    {title: "Group", items: changed(groups)},
    {
      title: "Sizes",
      items: sizes.map(
        ({url, before, after}) =>
          code =>
            `${code(url)}: ${signed(after - before)} bytes`,
      ),
    },
  ];
  return all.filter(({items}) => items.length > 0);
}

/** Returns the lines of a part. */
export const lines = ({items}: Part, code: Code): string[] => items.map(item => item(code));

const signed = (bytes: number): string => (bytes > 0 ? `+${bytes}` : String(bytes));
