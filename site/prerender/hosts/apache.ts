import {
  decoded,
  editionFolders,
  type HostRules,
  pathPattern,
  quoted,
  redirectPattern,
  type ServedSite,
} from "./rules.ts";

/** Generates `.htaccess`, which applies the rules to its folder. */
export function apacheConfig({headers, redirects}: HostRules, site: ServedSite): string {
  const lines = [
    "DirectoryIndex index.html",
    `ErrorDocument 404 ${site.base}404.html`,
    // The last matching section wins, so inner editions come last.
    ...editionFolders(site).flatMap(folder => [
      `<If ${quoted(`%{REQUEST_URI} =~ m#${pathPattern(`${folder}*`)}#`)}>`,
      `  ErrorDocument 404 ${folder}404.html`,
      "</If>",
    ]),
    "AddDefaultCharset utf-8",
    "AddCharset utf-8 .md .css .js .json .svg .xml",
    "AddType text/markdown .md",
    "AddType application/manifest+json .webmanifest",
    "<IfModule mod_headers.c>",
    ...headers.flatMap(rule => [
      `  <If ${quoted(`%{REQUEST_URI} =~ m#${pathPattern(rule.path)}#`)}>`,
      ...rule.headers.map(
        ([name, value]) => `    Header always set ${name} ${quoted(value.replaceAll("%", "%%"))}`,
      ),
      "  </If>",
    ]),
    "</IfModule>",
    ...redirects.map(({from, to, status}) => {
      return `RedirectMatch ${status} ${quoted(redirectPattern(from))} ${quoted(target(to))}`;
    }),
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * Returns a redirect target. Apache encodes the path, so it is written decoded; a `$` would start a group.
 */
const target = (to: string): string =>
  to
    .replace(/^[^?#]*/, decoded)
    .replaceAll("$", "\\$")
    .replaceAll(":splat", "$1");
