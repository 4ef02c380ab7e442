import type {Config} from "#schemas/config.ts";
import type {Site} from "#schemas/site.ts";
import {MARKS} from "./marks.ts";

type SiteIcon = Site["icons"][number];

/** What a service is for, where the site has a sign for it; artifacts name it beside the mark of the service. */
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

/** Other names of services, in configs and in addresses. */
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

/** Name of a service as configs write it: `mdi:stack-overflow`, `fontawesome/brands/x-twitter`. */
function serviceNamed(icon: string): string {
  const name = icon
    .toLowerCase()
    .replace(/^.*[/:]/, "")
    .replace(/[^a-z]/g, "");
  return OTHER_NAMES[name] ?? name;
}

/** Name of the service that an address belongs to: the word before the last one of its host. */
function serviceAt(url: string): string {
  const [, host = ""] = /^https?:\/\/([^/?#:]+)/.exec(url) ?? [];
  const name = host.split(".").at(-2) ?? "";
  return OTHER_NAMES[name] ?? name;
}

/** A link to another place of the project, with the mark of its service; a neutral one where that is not known. */
export function socialIcon({icon, url, title}: NonNullable<Config["social"]>[number]): SiteIcon {
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

/** What a service that is not known is called: as the config does, unless that is the name of a picture; else by its host. */
function nameOf(icon: string, url: string): string {
  if (/^[a-z][a-z ]*$/i.test(icon) && icon !== "link") return icon.charAt(0).toUpperCase() + icon.slice(1);
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(url)?.[1] ?? url;
}
