/** Response headers for all paths that match a pattern; `*` is any text, `:name` any text without a slash. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Redirect of one path or, with a trailing `*`, of all paths with the same prefix. Paths are percent-encoded.
 */
export interface RedirectRule {
  from: string;
  /** Contains `:splat` for the text matched by `*`. */
  to: string;
  status: number;
}

/** Rules for a host, and lines that can't be converted because only the original host supports them. */
export interface HostRules {
  headers: HeaderRule[];
  redirects: RedirectRule[];
  left: string[];
}

/** Site as served by its host. */
export interface ServedSite {
  /** Path of the site, with slashes at both ends. */
  base: string;
  /** Origin of the site, such as `https://docs.example.com`; `undefined` if unknown. */
  origin?: string | undefined;
  /** Paths of languages and versions below the base, which have their own 404 pages. */
  editions?: readonly string[];
}

/** Returns the folders of editions with their own 404 pages, outer ones first. */
export const editionFolders = ({base, editions = []}: ServedSite): string[] =>
  editions.map(path => `${base}${path}/`).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));

/** Parses the `_headers` and `_redirects` of a built site. */
export function readRules(headers: string, redirects: string): HostRules {
  const rules: HostRules = {headers: [], redirects: [], left: []};
  for (const line of headers.split("\n")) readHeader(line, rules);
  for (const line of redirects.split("\n")) readRedirect(line.trim(), rules);
  return rules;
}

function readHeader(line: string, {headers, left}: HostRules): void {
  if (line.trim() === "" || line.startsWith("#")) return;
  const [, name, text = ""] = /^\s+([\w-]+):(.*)$/.exec(line.trimEnd()) ?? [];
  const value = text.trim();
  const last = headers.at(-1);
  if (/^\/\S*\s*$/.test(line)) headers.push({path: line.trim(), headers: []});
  else if (name !== undefined && last && isPlain(value)) last.headers.push([name, value]);
  else left.push(line.trim());
}

function readRedirect(line: string, {redirects, left}: HostRules): void {
  if (line === "" || line.startsWith("#")) return;
  const [from = "", to = "", status = "301", ...more] = line.split(/\s+/);
  // The configs for other hosts name the page for unknown paths of each folder themselves.
  if (status === "404" && from.endsWith("/*") && to === from.replace(/\*$/, "404.html")) return;
  const isRead =
    /^\/[^*:?#]*\*?$/.test(from) &&
    /^(?:\/|https?:)/.test(to) &&
    !/:(?!\/\/|splat|\d)/.test(to) &&
    (from.endsWith("*") || !to.includes(":splat")) &&
    /^30[1278]!?$/.test(status) &&
    more.length === 0 &&
    isPlain(decoded(from)) &&
    isPlain(to);
  if (isRead) redirects.push({from, to, status: Number.parseInt(status, 10)});
  else left.push(line);
}

/**
 * Reports whether a text has no control characters or line separators, which could be read as several lines.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const isPlain = (text: string): boolean => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text);

/** Decodes a path like servers do, without Unicode normalization. Invalid encodings are kept. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Quotes a value for an nginx or Apache config. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\#]/g, "\\$&");

/** Returns a regular expression for the paths of a header rule, including the index file of a folder. */
export const pathPattern = (path: string): string =>
  `^${path
    .split(/(\*|:[a-zA-Z]\w*)/)
    .map(part => (part === "*" ? ".*" : part.startsWith(":") ? "[^/]+" : escaped(decoded(part))))
    .join("")}${path.endsWith("/") ? "(?:index\\.html)?" : ""}$`;

/** Returns a regular expression for the paths of a redirect; its group is the text matched by `*`. */
export const redirectPattern = (from: string): string =>
  from.endsWith("*") ? `^${escaped(decoded(from.slice(0, -1)))}(.*)$` : `^${escaped(decoded(from))}$`;
