import {fatal} from "../report/diagnostic.ts";

/** Location of the shared cache, and this machine's permissions. */
export interface SharedCacheSettings {
  /** URL of the folder of entries, without trailing slash. */
  url: string;
  /** False for builds that must not affect others, such as pull requests from forks. */
  write: boolean;
  /** Authorization header; `undefined` if the server requires none. */
  authorization?: string | undefined;
  /** Key for signing entries (HMAC-SHA256); `undefined` if they are not signed. */
  secret?: string | undefined;
  /** Request timeout in milliseconds; defaults to 5000. */
  timeoutMs?: number;
}

interface Flags {
  cacheUrl?: string | undefined;
  cacheReadOnly?: boolean | undefined;
}

/**
 * Returns the shared cache settings from flags, config and environment, or `null` if there is none.
 * Credentials come only from the environment, so that they never appear in a file or process list:
 * `DOCS_INDEX_CACHE_TOKEN` (bearer token, RFC 6750), or `DOCS_INDEX_CACHE_USER` and
 * `DOCS_INDEX_CACHE_PASSWORD` (basic, RFC 7617). The signing key does too: `DOCS_INDEX_CACHE_KEY`.
 *
 * Throws `cache-url`.
 */
export function sharedCacheSettings(
  flags: Flags,
  config: {url?: string | undefined; readOnly: boolean},
  env: Readonly<Record<string, string | undefined>>,
): SharedCacheSettings | null {
  const address = flags.cacheUrl ?? config.url;
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "")
    throw fatal("cache-url", `"${address}" is not an http or https address of a folder`);
  if (url.username !== "" || url.password !== "")
    throw fatal("cache-url", "the URL of the shared cache contains credentials");
  const {DOCS_INDEX_CACHE_TOKEN: token, DOCS_INDEX_CACHE_USER: user} = env;
  const password = env.DOCS_INDEX_CACHE_PASSWORD ?? "";
  const basic = user === undefined ? undefined : Buffer.from(`${user}:${password}`).toString("base64");
  return {
    url: url.href.replace(/(?<!\/)\/+$/, ""),
    write: !(flags.cacheReadOnly ?? config.readOnly),
    secret: env.DOCS_INDEX_CACHE_KEY || undefined,
    authorization: token ? `Bearer ${token}` : basic && `Basic ${basic}`,
  };
}
