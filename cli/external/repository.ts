import {Fault} from "./fault.ts";

/** Repository on a code host. */
export interface Repository {
  /** Web URL without trailing slash or `.git`: `https://github.com/webpack/webpack`. */
  web: string;
  /** URL for git. */
  git: string;
  /** `https://github.com`, or `file://` for local repositories. */
  host: string;
  /** Last segment of the path, without `.git`. */
  name: string;
}

const SHORT = /^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9_.][\w.-]*$/;
const SEGMENT = /^(?!-)(?!\.{1,2}$)[\w.~+%-]+$/;

/**
 * Parses `owner/name` (on `host`) and `https://` URLs; `file://` only if allowed. Anything that git could
 * interpret as an option or another transport is rejected first (gitcli(7), git-remote-ext(1)).
 *
 * Throws an `invalid` fault.
 */
export function repositoryOf(text: string, host: string, allowFile: boolean): Repository {
  const address = SHORT.test(text) ? `${host.replace(/(?<!\/)\/+$/, "")}/${text}` : text;
  const url = parse(address);
  if (!url) throw refused(text, "it is neither owner/name nor a URL");
  const allowed = url.protocol === "https:" || (url.protocol === "file:" && allowFile);
  if (!allowed) throw refused(text, `${url.protocol} is not allowed, only https:`);
  if (url.username || url.password)
    throw refused(`${url.protocol}//…@${url.host}`, "it contains a user name or password");
  if (url.hostname.startsWith("-")) throw refused(text, "its host starts with a dash");
  if (url.search || url.hash) throw refused(text, "it has a query or a fragment");
  const segments = url.pathname
    .replace(/(?<!\/)\/+$/, "")
    .split("/")
    .slice(1);
  if (segments.length < 2 || !segments.every(segment => SEGMENT.test(segment))) {
    throw refused(text, "its path does not name a repository");
  }
  const path = segments.join("/").replace(/\.git$/, "");
  const base = url.protocol === "file:" ? "file://" : url.origin;
  const web = `${base}/${path}`;
  return {
    web,
    git: url.protocol === "file:" ? `${base}/${segments.join("/")}` : `${web}.git`,
    host: base,
    name: path.slice(path.lastIndexOf("/") + 1),
  };
}

function parse(address: string): URL | null {
  // `URL` drops tabs and newlines and converts backslashes, none of which are valid here.
  if (/[\s\\\p{Cc}]/u.test(address) || !/^[a-z]+:\/\//.test(address)) return null;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

const refused = (text: string, why: string): Fault =>
  new Fault("invalid", `${JSON.stringify(text)} is not a valid repository: ${why}`);

/** Reports whether a string can safely be passed to git as a branch or tag name (git-check-ref-format(1)). */
export function isSafeRef(ref: string): boolean {
  return /^[\w][\w./-]*$/.test(ref) && !/\.\.|\/\/|\.lock(?:\/|$)|[./]$|\/\./.test(ref);
}

/**
 * Reports whether a path stays inside the repository: relative, no `..`, no leading dash, no control
 * characters.
 */
export function isSafePath(path: string): boolean {
  return (
    path !== "" &&
    !/^[-/]|\\|\p{Cc}/u.test(path) &&
    path.split("/").every(segment => segment !== "" && segment !== "." && segment !== "..")
  );
}
