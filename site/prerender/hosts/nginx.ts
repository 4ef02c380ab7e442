import {
  decoded,
  editionFolders,
  type HostRules,
  pathPattern,
  quoted,
  redirectPattern,
  type ServedSite,
} from "./rules.ts";

/** Generates `nginx.conf`: a server that applies the rules to a copy of the site in `/srv/docs`. */
export function nginxConfig({headers, redirects}: HostRules, site: ServedSite): string {
  const {base, origin} = site;
  const names = [...new Set(headers.flatMap(rule => rule.headers.map(([name]) => name.toLowerCase())))];
  const variable = (name: string): string => `$docs_${name.replaceAll("-", "_")}`;
  const maps = names.flatMap(name => [
    `map $uri ${variable(name)} {`,
    '  default "";',
    // The first matching expression wins, so later rules come first.
    ...headers.toReversed().flatMap(({path, headers: own}) => {
      const value = own.findLast(([other]) => other.toLowerCase() === name)?.[1];
      return value === undefined ? [] : [`  ${quoted(`~${pathPattern(path)}`)} ${quoted(value)};`];
    }),
    "}",
  ]);
  // The first matching expression wins, so inner editions come first.
  const missing = editionFolders(site)
    .toReversed()
    .map(folder => `  ${quoted(`~${pathPattern(`${folder}*`)}`)} ${quoted(`${folder}404.html`)};`);
  return `# Include this file from the http block of nginx, and copy the site to /srv/docs${base}
${maps.join("\n")}
map $uri $docs_missing {
${[`  default ${quoted(`${base}404.html`)};`, ...missing].join("\n")}
}
server {
  listen 80;
  server_name ${origin === undefined ? "_" : new URL(origin).hostname};
  root /srv/docs;
  index index.html;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/markdown text/plain text/xml application/javascript application/json;
  error_page 404 $docs_missing;
  gzip on;
  gzip_types text/css text/markdown text/javascript application/javascript application/json image/svg+xml;
${names.map(name => `  add_header ${name} ${variable(name)} always;`).join("\n")}

  location / {
    try_files $uri $uri/ =404;
  }
  location ~ \\.md$ {
    types { }
    default_type text/markdown;
  }
  location = ${base}manifest.webmanifest {
    types { }
    default_type application/manifest+json;
  }
  location = ${base}nginx.conf {
    return 404;
  }
${redirects.map(redirectLocation).join("\n")}
}
`;
}

function redirectLocation({from, to, status}: HostRules["redirects"][number]): string {
  // A `$` would start a variable.
  const target = to.replaceAll("$", "%24").replaceAll(":splat", "$1");
  const place = from.endsWith("*") ? `~ ${quoted(redirectPattern(from))}` : `= ${quoted(decoded(from))}`;
  return `  location ${place} { return ${status} ${quoted(target)}; }`;
}
