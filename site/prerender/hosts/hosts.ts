import {apacheConfig} from "./apache.ts";
import {nginxConfig} from "./nginx.ts";
import type {HostRules, ServedSite} from "./rules.ts";
import {vercelConfig} from "./vercel.ts";

/** Hosts that a site can be built for. */
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

/** File that a host reads; hosts without one read `_headers` and `_redirects`, or nothing. */
export const HOST_FILES: Partial<
  Record<Host, {path: string; write: (rules: HostRules, site: ServedSite) => string}>
> = {
  apache: {path: ".htaccess", write: apacheConfig},
  nginx: {path: "nginx.conf", write: nginxConfig},
  vercel: {path: "vercel.json", write: vercelConfig},
};

/** Hosts that send no headers of a site, whose pages carry the content security policy themselves. */
const WITHOUT_HEADERS: readonly (Host | undefined)[] = ["github-pages", "gitlab-pages"];

/**
 * Finds the policy that pages carry in a meta element. Browsers ignore `frame-ancestors` there (CSP 3, section 3.3).
 *
 * @param headers text of `_headers`
 */
export function metaPolicy(headers: string, host: Host | undefined): string | undefined {
  if (!WITHOUT_HEADERS.includes(host)) return undefined;
  const policy = /Content-Security-Policy: ([^\n]*)/.exec(headers)?.[1];
  return policy?.replace(/; frame-ancestors [^;]*/, "");
}
