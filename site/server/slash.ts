/**
 * Returns the URL with the trailing slash that every page has, keeping the query (servers never see a
 * fragment). Returns `null` if the slash is present or the path names a file.
 */
export function withSlash(url: string): string | null {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const query = at < 0 ? "" : url.slice(at);
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (last === "" || /\.[a-z][a-z0-9]{0,10}$/i.test(last)) return null;
  // Two leading slashes would lead to another host.
  return `${path.replace(/^\/{2,}/, "/")}/${query}`;
}
