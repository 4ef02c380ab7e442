import {decode} from "#schemas/rules/percent-encoding.ts";

/** Parts of a link target. */
export interface TargetParts {
  path: string;
  /** Query with `?`, or empty. */
  query: string;
  /** Fragment without `#`, in Unicode NFC as ids are; `null` if missing or empty. */
  fragment: string | null;
}

/** Splits a target into path, query and fragment. */
export function splitTarget(target: string): TargetParts {
  const hash = target.indexOf("#");
  const before = hash === -1 ? target : target.slice(0, hash);
  const mark = before.indexOf("?");
  const fragment = hash === -1 ? "" : target.slice(hash + 1);
  return {
    path: mark === -1 ? before : before.slice(0, mark),
    query: mark === -1 ? "" : before.slice(mark),
    fragment: fragment === "" ? null : decode(fragment).normalize("NFC"),
  };
}

/** Percent-encodes characters that a URL can't contain. Lone surrogates are replaced (WHATWG URL). */
export const encode = (text: string): string =>
  /^[\w\-./~!$&'()*+,;=:@]*$/.test(text)
    ? text
    : encodeURI(text.toWellFormed()).replaceAll("?", "%3F").replaceAll("#", "%23");

/** Joins a relative path to a folder; `..` stops at the root. */
export function joinPath(folder: string, relative: string): string {
  const out = folder.split("/").filter(Boolean);
  for (const part of relative.split("/")) {
    if (part === "..") out.pop();
    else if (part !== "." && part !== "") out.push(part);
  }
  return out.join("/");
}
