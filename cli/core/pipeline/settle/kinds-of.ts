import {schemeOf} from "#schemas/rules/addresses.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";

/** Property that many link targets share. */
export interface Kind {
  /** Names the targets, after a number: "links that start with `/api/`". */
  name: string;
  /** Likely cause, and how to resolve it. */
  advice: string;
  /** Whether the targets may be pages that moved, which authors do forget to change. */
  mayHaveMoved?: true;
  /** Set if fewer targets suffice, because they share a scheme or are ids of one page. */
  is?: "scheme" | "page";
  /** Whether the targets are URLs, which a program chooses, rather than files. */
  isOfUrls?: boolean;
}

/** Signs around the name of a placeholder. */
const PLACEHOLDERS = [
  ["{{", "}}"],
  ["{%", "%}"],
  ["\u0024{", "}"],
  ["$(", ")"],
  ["<", ">"],
  ["{", "}"],
] as const;

/** Returns the spelling of a placeholder in a link (`{{…}}`), or `undefined` if it has none. */
function placeholderIn(written: string): string | undefined {
  const text = decode(written);
  const found = PLACEHOLDERS.find(([open, close]) => {
    const at = text.indexOf(open);
    return at !== -1 && text.includes(close, at + open.length);
  });
  return found?.join("…");
}

/** Returns the kinds of a link as written, the most specific first. */
export function linkKinds(written: string): Kind[] {
  const mark = placeholderIn(written);
  if (mark !== undefined)
    return [
      {
        name: `links with the placeholder \`${mark}\``,
        advice: "Define the names in `variables`, or run the program that fills them before the build.",
      },
    ];
  const scheme = schemeOf(written);
  if (scheme !== null)
    return [
      {
        name: `links with the scheme \`${scheme}:\``,
        advice:
          "A plug-in of the project may turn them into URLs. Run it before the build, or write the URLs.",
        is: "scheme",
      },
    ];
  const path = written.replace(/[?#].*$/s, "");
  const start = /^\//.test(path) ? "root-relative" : "relative";
  const rest = {
    advice: "The URLs of the original site may follow other rules. Check `content`, `dialect` and `prefix`.",
    mayHaveMoved: true as const,
  };
  const isOfUrls = !/\.(?:mdx?|markdown)$/i.test(path);
  return [
    ...[...foldersOf(path)].map(folder => ({
      name: `links that start with \`${folder}\``,
      advice: `If another site or a program provides these pages, add \`${folder}\` to \`known\`.`,
      mayHaveMoved: true as const,
    })),
    {...rest, name: `${start} links ${endingOf(path)}`, isOfUrls},
    ...(isOfUrls ? [{...rest, name: `${start} links to URLs`, isOfUrls}] : []),
  ];
}

/** Returns the kinds of an image or imported file, the most specific first. */
export function fileKinds(written: string): Kind[] {
  const link = linkKinds(written);
  if (link.length === 1) return link;
  const name = written.replace(/[?#].*$/s, "").replace(/^.*\//s, "");
  return [
    ...[...foldersOf(written)].map(folder => ({
      name: `files below \`${folder}\``,
      advice: `If a program generates the files in \`${folder}\`, run it before the build.`,
    })),
    {
      name: `files named \`${name}\``,
      advice: "If a program generates these files, run it before the build.",
    },
  ];
}

/** Returns the kinds of a fragment: fragments of the same page, and fragments with the same first word. */
export function anchorKinds(fragment: string, url: string): Kind[] {
  const word = /^[\p{L}\p{N}]+[-._:/]+/u.exec(fragment)?.[0];
  const advice =
    "A program may add these ids, which the folder does not contain. Check them on the finished site.";
  const ofPage: Kind = {name: `fragments of links to \`${url}\``, advice, is: "page"};
  return word === undefined ? [ofPage] : [ofPage, {name: `fragments that start with \`#${word}\``, advice}];
}

/** Yields the first two folders of a path and the first, with the steps up that precede them: `../api/v1/`, `../api/`. */
function* foldersOf(path: string): Generator<string> {
  const [, up = "", first, second] = /^((?:\.{0,2}\/)*)([^/]+\/)([^/]+\/)?/.exec(path) ?? [];
  if (first === undefined) return;
  if (second !== undefined) yield up + first + second;
  yield up + first;
}

function endingOf(path: string): string {
  const ending = /\.[a-z][a-z0-9]{0,4}$/i.exec(path)?.[0];
  return ending === undefined ? "without a file ending" : `that end in \`${ending.toLowerCase()}\``;
}
