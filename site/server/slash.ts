/**
 * Address with the final slash that every page has, query kept (a fragment never reaches a server), or null where
 * nothing is to be done: the slash is there, or the path names a file.
 */
export function withSlash(url: string): string | null {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const query = at < 0 ? "" : url.slice(at);
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (last === "" || /\.[a-z][a-z0-9]{0,10}$/i.test(last)) return null;
  // Two slashes at the start would lead to another host.
  return `${path.replace(/^\/{2,}/, "/")}/${query}`;
}
