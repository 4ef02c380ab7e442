import {fatal} from "../report/diagnostic.ts";

/** Where the shared cache is, and what this machine may do there. */
export interface SharedCacheSettings {
  /** Address of the folder of entries, without a slash at the end. */
  url: string;
  /** False for builds that must not change what others get, such as those of pull requests from forks. */
  write: boolean;
  /** Header that says who asks; undefined where the server asks nobody. */
  authorization?: string | undefined;
  /** Key that entries are signed with (HMAC-SHA256); undefined if they are not signed. */
  secret?: string | undefined;
  /** Milliseconds after which a request is given up; default: 5000. */
  timeoutMs?: number;
}

interface Flags {
  cacheUrl?: string | undefined;
  cacheReadOnly?: boolean | undefined;
}

/**
 * The shared cache that flags, config and environment ask for; null where there is none. Credentials come from the
 * environment alone, so that they are in no file and in no list of processes: `DOCS_INDEX_CACHE_TOKEN` (bearer token, RFC 6750), or
 * `DOCS_INDEX_CACHE_USER` and `DOCS_INDEX_CACHE_PASSWORD` (basic, RFC 7617). So does the key that signs entries, `DOCS_INDEX_CACHE_KEY`.
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
    throw fatal("cache-url", "the address of the shared cache holds credentials");
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
