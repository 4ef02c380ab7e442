import {decoded, type HostRules} from "./rules.ts";

/** Generates `vercel.json`: trailing slashes, headers and redirects. */
export function vercelConfig({headers, redirects}: HostRules): string {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    trailingSlash: true,
    headers: headers.map(rule => ({
      source: source(rule.path),
      headers: rule.headers.map(([key, value]) => ({key, value})),
    })),
    redirects: redirects.map(({from, to, status}) => ({
      source: source(decoded(from)).replace("(.*)", ":splat*"),
      destination: to.replace(":splat", ":splat*"),
      statusCode: status,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Converts a path to the `path-to-regexp` syntax used by Vercel. */
const source = (path: string): string =>
  path
    .split(/(\*|:[a-zA-Z]\w*)/)
    .map(part =>
      part === "*" ? "(.*)" : part.startsWith(":") ? part : part.replace(/[(){}[\]+?!\\:*]/g, "\\$&"),
    )
    .join("");
