import type {ReadmeContext} from "../context.ts";

/**
 * Where a link of a README leads from a page of the documentation: relative links into the repository at the locked
 * commit, links to the documentation and to repositories with a page of their own to that page.
 *
 * @returns the new target, or null where the link is right as it is
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
 * Address of an image of a README that can be shown on another site: the bytes of the file, not the page about it.
 *
 * @returns the new address, or null where it is right as it is
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

/** GitHub sends SVG files as images only where asked to. */
function showable(url: URL | null): URL | null {
  if (url?.host === "raw.githubusercontent.com" && url.pathname.endsWith(".svg"))
    url.searchParams.set("sanitize", "true");
  return url;
}

/** The README itself, on its own page. */
function selfTarget(url: URL, {source, addresses}: ReadmeContext): string | null {
  const own = new URL(addresses.page);
  if (url.host !== own.host || url.search !== "") return null;
  const path = url.pathname.toLowerCase();
  const readme = path === own.pathname.toLowerCase();
  const repository = path.replace(/(?<!\/)\/+$/, "") === new URL(addresses.repo).pathname.toLowerCase();
  if (readme) return url.hash || source.url;
  return repository && url.hash.length > 1 ? url.hash : null;
}

/** A page of the documentation, root-relative; its files (images, downloads) stay where they are. */
function docsTarget(url: URL, {docsHosts, moved}: ReadmeContext): string | null {
  if (!docsHosts.has(url.host)) return null;
  const last = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
  if (/\.[a-z0-9]+$/i.test(last) && !last.endsWith(".html")) return null;
  const path = last === "" ? url.pathname : `${url.pathname.replace(/\.html$/, "")}/`;
  // Ids of the documentation are lower-case (slugs), whatever a link says.
  const hash = url.hash.toLowerCase();
  return moved[path + hash] ?? path + url.search + hash;
}

/** A repository, or the README of one, that has a page here. */
function pageTarget(url: URL, {localPages, source}: ReadmeContext): string | null {
  if (url.host !== "github.com" || url.search !== "") return null;
  const [owner = "", name = "", ...rest] = url.pathname.split("/").filter(Boolean);
  const isReadme = rest.length === 3 && rest[0] === "blob" && rest[2]?.toLowerCase() === "readme.md";
  if (rest.length > 0 && !isReadme) return null;
  const page = localPages.get(`${owner}/${name.replace(/\.git$/, "")}`.toLowerCase());
  if (page === undefined) return null;
  const hash = url.hash === "#readme" ? "" : url.hash.toLowerCase();
  if (page !== source.url) return page + hash;
  // A README's link to its own repository means the repository.
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
