import type {ReadmeContext} from "../context.ts";

/**
 * Returns the target of a README link on a documentation page. Relative links point to the repository at the
 * locked commit. Links to the documentation, or to a repository with its own page, point to that page.
 *
 * @returns `null` if the link needs no change
 */
export function linkTarget(url: string, context: ReadmeContext): string | null {
  if (url === "" || url.startsWith("#")) return null;
  const bare = url.startsWith("//");
  const relative = !bare && !hasScheme(url);
  const {page, root} = context.addresses;
  const absolute = relative ? resolve(url, page, root) : parse(bare ? `https:${url}` : url);
  if (!absolute || !/^https?:$/.test(absolute.protocol)) return null;
  const local =
    selfTarget(absolute, context) ?? docsTarget(absolute, context) ?? pageTarget(absolute, context);
  if (local !== null) return local;
  return relative || bare ? absolute.href : null;
}

/**
 * Returns the URL of a README image that can be embedded on another site: the raw file rather than its web
 * page.
 *
 * @returns `null` if the URL needs no change
 */
export function imageTarget(url: string, {addresses}: ReadmeContext): string | null {
  if (url === "" || url.startsWith("#")) return null;
  if (url.startsWith("//")) return `https:${url}`;
  if (!hasScheme(url)) return showable(resolve(url, addresses.rawPage, addresses.rawRoot))?.href ?? null;
  const absolute = parse(url);
  const [, owner, name, kind, ...path] = absolute?.host === "github.com" ? absolute.pathname.split("/") : [];
  if (!absolute || kind !== "blob" || path.length < 2) return null;
  const raw = parse(`https://raw.githubusercontent.com/${owner}/${name}/${path.join("/")}`);
  return showable(raw)?.href ?? null;
}

/** Adds the parameter that makes GitHub serve SVG files as images. */
function showable(url: URL | null): URL | null {
  if (url?.host === "raw.githubusercontent.com" && url.pathname.endsWith(".svg"))
    url.searchParams.set("sanitize", "true");
  return url;
}

/** Returns the fragment of a link from a README to itself. */
function selfTarget(url: URL, {source, addresses}: ReadmeContext): string | null {
  const own = new URL(addresses.page);
  if (url.host !== own.host || url.search !== "") return null;
  const path = url.pathname.toLowerCase();
  const readme = path === own.pathname.toLowerCase();
  const repository = path.replace(/(?<!\/)\/+$/, "") === new URL(addresses.repo).pathname.toLowerCase();
  if (readme) return url.hash || source.url;
  return repository && url.hash.length > 1 ? url.hash : null;
}

/**
 * Returns the root-relative path of a page of this documentation. Other files (images, downloads) are not
 * changed.
 */
function docsTarget(url: URL, {docsHosts, moved}: ReadmeContext): string | null {
  if (!docsHosts.has(url.host)) return null;
  const last = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
  if (/\.[a-z0-9]+$/i.test(last) && !last.endsWith(".html")) return null;
  const path = last === "" ? url.pathname : `${url.pathname.replace(/\.html$/, "")}/`;
  // Ids in the documentation are lowercase slugs, whatever the link contains.
  const hash = url.hash.toLowerCase();
  return moved[path + hash] ?? path + url.search + hash;
}

/** Returns the local page of a repository or its README, if it has one. */
function pageTarget(url: URL, {localPages, source}: ReadmeContext): string | null {
  if (url.host !== "github.com" || url.search !== "") return null;
  const [owner = "", name = "", ...rest] = url.pathname.split("/").filter(Boolean);
  const isReadme = rest.length === 3 && rest[0] === "blob" && rest[2]?.toLowerCase() === "readme.md";
  if (rest.length > 0 && !isReadme) return null;
  const page = localPages.get(`${owner}/${name.replace(/\.git$/, "")}`.toLowerCase());
  if (page === undefined) return null;
  const hash = url.hash === "#readme" ? "" : url.hash.toLowerCase();
  if (page !== source.url) return page + hash;
  // A README's link to its own repository refers to the repository.
  return hash === "" ? null : hash;
}

function resolve(url: string, page: string, root: string): URL | null {
  return url.startsWith("/") ? parse(url.replace(/^\/+/, ""), root) : parse(url, page);
}

function parse(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

const hasScheme = (url: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(url);
