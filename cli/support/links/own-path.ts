/**
 * Returns path, query and fragment of an absolute URL on one of the site's own hosts and below its base path,
 * or `null`.
 */
export function ownPath(address: string, ownHosts: readonly string[]): string | null {
  const match = /^https?:[\\/]{2}([^\\/?#]+)([\s\S]*)$/i.exec(address);
  if (!match) return null;
  const below = (match[1] ?? "").toLowerCase() + (match[2] ?? "");
  const own = ownHosts.find(host => below.startsWith(host) && /^(?:[/?#]|$)/.test(below.slice(host.length)));
  if (own === undefined) return null;
  const rest = below.slice(own.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
