import {apacheConfig} from "./apache.ts";
import {nginxConfig} from "./nginx.ts";
import type {HostRules, ServedSite} from "./rules.ts";
import {vercelConfig} from "./vercel.ts";

/** Supported hosts. */
export const HOSTS = [
  "apache",
  "cloudflare",
  "github-pages",
  "gitlab-pages",
  "netlify",
  "nginx",
  "vercel",
] as const;
export type Host = (typeof HOSTS)[number];

/** Config file for each host; hosts without an entry read `_headers` and `_redirects`, or nothing. */
export const HOST_FILES: Partial<
  Record<Host, {path: string; write: (rules: HostRules, site: ServedSite) => string}>
> = {
  apache: {path: ".htaccess", write: apacheConfig},
  nginx: {path: "nginx.conf", write: nginxConfig},
  vercel: {path: "vercel.json", write: vercelConfig},
};

/** Hosts that don't send a site's headers; pages contain the content security policy themselves. */
const WITHOUT_HEADERS: readonly (Host | undefined)[] = ["github-pages", "gitlab-pages"];

/**
 * Returns the policy for a meta element, or `undefined` if the host sends headers. Browsers ignore
 * `frame-ancestors` in a meta element (CSP 3, section 3.3).
 *
 * @param headers contents of `_headers`
 */
export function metaPolicy(headers: string, host: Host | undefined): string | undefined {
  if (!WITHOUT_HEADERS.includes(host)) return undefined;
  const policy = /Content-Security-Policy: ([^\n]*)/.exec(headers)?.[1];
  return policy?.replace(/; frame-ancestors [^;]*/, "");
}
