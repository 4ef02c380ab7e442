import type {Config} from "#schemas/config.ts";
import type {Site} from "#schemas/site.ts";
import {MARKS} from "./marks.ts";

type Social = NonNullable<Config["social"]>[number];
type SiteIcon = Site["icons"][number];

/** Kind of a service, if the site has an icon for it. Artifacts contain it in addition to the brand icon. */
const KINDS: Readonly<Record<string, SiteIcon["icon"]>> = {
  github: "repository",
  gitlab: "repository",
  codeberg: "repository",
  bitbucket: "repository",
  discord: "chat",
  slack: "chat",
  gitter: "chat",
  matrix: "chat",
  zulip: "chat",
  stackoverflow: "qa",
  npm: "package",
  pypi: "package",
};

/** Services that `social` can name. */
export const SERVICES: readonly string[] = [
  ...new Set([...Object.keys(MARKS), ...Object.keys(KINDS)]),
].sort();

/** Aliases of services in configs and host names. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bsky: "bluesky",
  envelope: "email",
  feed: "rss",
  mail: "email",
  npmjs: "npm",
  squaretwitter: "twitter",
  stackexchange: "stackoverflow",
  xtwitter: "x",
};

/** Returns the service name of a configured icon: `mdi:stack-overflow`, `fontawesome/brands/x-twitter`. */
function serviceNamed(icon: string): string {
  const name = icon
    .toLowerCase()
    .replace(/^.*[/:]/, "")
    .replace(/[^a-z]/g, "");
  return OTHER_NAMES[name] ?? name;
}

/** Returns the service name of a URL: the second-level domain of its host. */
function serviceAt(url: string): string {
  const [, host = ""] = /^https?:\/\/([^/?#:]+)/.exec(url) ?? [];
  const name = host.split(".").at(-2) ?? "";
  return OTHER_NAMES[name] ?? name;
}

/** Reports whether the site has an icon for a link. */
export const hasIcon = ({icon, url}: Social): boolean =>
  [serviceNamed(icon), serviceAt(url)].some(name => Object.hasOwn(MARKS, name) || Object.hasOwn(KINDS, name));

/** Creates a link to another site of the project, with its brand icon, or a generic one for an unknown service. */
export function socialIcon({icon, url, title}: Social): SiteIcon {
  const named = serviceNamed(icon);
  const service = [named, serviceAt(url)].find(name => Object.hasOwn(MARKS, name)) ?? named;
  const mark = Object.hasOwn(MARKS, service) ? MARKS[service] : undefined;
  return {
    icon: KINDS[service] ?? (mark ? "social" : "link"),
    title: title ?? mark?.title ?? nameOf(icon, url),
    url,
    ...(mark ? {outline: mark.outline} : {}),
  };
}

/** Returns the name of an unknown service: the configured one, unless it is an image file; else its host. */
function nameOf(icon: string, url: string): string {
  if (/^[a-z][a-z ]*$/i.test(icon) && icon !== "link") return icon.charAt(0).toUpperCase() + icon.slice(1);
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(url)?.[1] ?? url;
}
