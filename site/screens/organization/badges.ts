import type {KnownProject} from "#schemas/organization.ts";
import {messages} from "#site/messages/messages.ts";

/** Cache lifetime at the badge service, in seconds. */
const MAX_AGE = 3600;

/** Badge of the badge service. */
export interface Badge {
  /** Path at the service, without extension. */
  content: string;
  /** Text on the left half. */
  label: string;
  /** Description of the badge. */
  meaning: string;
  /** Source of the value. */
  source: string;
  /** Value, if known at build time. */
  known?: string;
}

/** Returns the URL of a badge. The label is in the query, where characters such as `★` are allowed. */
export function badgeUrl({content, label}: Pick<Badge, "content" | "label">): string {
  const query = new URLSearchParams({label, style: "flat-square", maxAge: String(MAX_AGE)});
  return `https://img.shields.io/${content}.svg?${query}`;
}

const since = (repo: string, time: string): string =>
  `github/commits-since/${repo}/${encodeURIComponent(`master@{${time} ago}`)}`;

/** Returns the nine badges of a project in order. */
export function badgesOf({repo, npm, version}: Pick<KnownProject, "repo" | "npm" | "version">): Badge[] {
  const {badges} = messages.organization;
  const home = `https://github.com/${repo}`;
  const commits = `${home}/commits`;
  return [
    {
      content: `github/package-json/v/${repo}`,
      label: "version",
      meaning: badges.version,
      source: `https://www.npmjs.com/package/${npm}`,
      ...(version === undefined ? {} : {known: `v${version}`}),
    },
    {
      content: `npm/dm/${npm}`,
      label: "npm",
      meaning: badges.downloads,
      source: `https://www.npmjs.com/package/${npm}`,
    },
    {content: `github/stars/${repo}`, label: "★", meaning: badges.stars, source: `${home}/stargazers`},
    {content: since(repo, "6 months"), label: "6m", meaning: badges.commits6m, source: commits},
    {content: since(repo, "3 months"), label: "3m", meaning: badges.commits3m, source: commits},
    {content: since(repo, "1 month"), label: "1m", meaning: badges.commits1m, source: commits},
    {content: since(repo, "1 week"), label: "1w", meaning: badges.commits1w, source: commits},
    {content: `github/issues-raw/${repo}`, label: "issues", meaning: badges.issues, source: `${home}/issues`},
    {content: `github/issues-pr-raw/${repo}`, label: "prs", meaning: badges.prs, source: `${home}/pulls`},
  ];
}
