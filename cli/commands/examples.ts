/**
 * Examples by command: arguments after `docs-index`, and their effect. `--help` and the reference show them.
 */
export const EXAMPLES: Readonly<Record<string, readonly (readonly [line: string, effect: string])[]>> = {
  init: [
    ["init", "create a config from package.json, git and the existing documentation tool"],
    ["init --force", "replace an existing config"],
    ["init --ci github", "also write a workflow that checks, builds and deploys to GitHub Pages"],
  ],
  site: [
    ["site", "build the site into dist/"],
    ["site --strict --out public", "fail on warnings, and write the site to public/"],
    ["site --host nginx", "write dist/nginx.conf too, with headers and redirects"],
  ],
  dev: [
    ["dev", "serve the site on http://localhost:3000 and update it after each edit"],
    ["dev --port 8080", "use another port"],
    [
      "dev --host 0.0.0.0 --allowed-hosts docs.local",
      "make the site available to other devices on the network",
    ],
  ],
  preview: [
    ["preview", "serve dist/ with the headers and redirects that a host applies"],
    ["preview --out public", "serve another folder"],
    ["preview --port 8080", "use another port"],
  ],
  build: [
    ["build", "write the JSON artifacts to artifacts/"],
    ["build --watch --quiet", "rebuild after every change, and print only failures"],
    ["build --shard 3/8 --cache-url https://cache.example.org/docs", "render the third of eight shards"],
  ],
  fetch: [
    ["fetch", "fetch new config entries; keep everything else pinned"],
    ["fetch --update", "fetch the latest version and update the lock file"],
    ["fetch --frozen --offline", "check that all pinned files are present"],
  ],
  order: [
    ["order guides", "explain the order of the pages in guides/"],
    ["order guides --locale de", "explain their order in a translation"],
    ["order api --version 2.x", "explain their order in an older version"],
  ],
  search: [
    ["search 'tree shaking'", "print the best five results"],
    ["search cache --limit 20 --json", "print twenty results as JSON"],
    ["search Zwischenspeicher --locale de", "search a translation"],
  ],
  mcp: [
    ["mcp", "serve the last build to an assistant"],
    ["mcp --out build/artifacts", "serve artifacts in another folder"],
    ["mcp --locale de", "serve a translation"],
  ],
  "push-search": [
    ["push-search", "upload to the engine in the config"],
    ["push-search --provider typesense", "upload to another engine"],
    ["push-search --version 2.x", "upload the index of a version"],
  ],
  check: [
    ["check --strict", "fail on warnings too, as in CI"],
    ["check docs/guides --fix", "apply safe fixes, and report problems of one folder"],
    ["check --external --format github", "check external links, and annotate a pull request"],
  ],
  diff: [
    ["diff main", "compare the working tree with the branch main"],
    ["diff v1.0.0 HEAD --format markdown", "write a summary for a pull request"],
    ["diff main --fail-on removed-pages,broken-links", "fail if pages were removed or links broke"],
  ],
  compare: [
    ["compare old/sitemap.xml", "list links to an old site that would break"],
    ["compare old/dist --write", "add redirects for moved pages to the config"],
    ["compare urls.txt --ids none", "compare pages, but not their ids"],
  ],
  translations: [
    ["translations", "list missing and outdated translations"],
    ["translations --locale de --all", "list every page of one language"],
    [
      "translations --format markdown --strict",
      "write a report, and fail if a translation is missing or outdated",
    ],
  ],
  explain: [
    ["explain link-anchor", "explain a diagnostic, with an example"],
    ["explain", "list all diagnostics"],
    ["explain config-value", "explain a config error"],
  ],
  schema: [
    ["schema", "list the names of all schemas"],
    ["schema config", "print the schema of the config"],
    ["schema page-document", "print the schema of a page"],
  ],
  completion: [
    ["completion bash >> ~/.bash_completion", "install completion for bash"],
    ["completion zsh > ~/.zfunc/_docs-index", "install completion for zsh (~/.zfunc in fpath)"],
    ["completion fish > ~/.config/fish/completions/docs-index.fish", "install completion for fish"],
  ],
  help: [
    ["help", "list all commands"],
    ["help site", "show the options of `site`"],
    ["help check", "show the options of `check`"],
  ],
};

/** Formats the examples of a command for `--help`. */
export function exampleText(command: string): string {
  const lines = (EXAMPLES[command] ?? []).map(([line, effect]) => `  $ docs-index ${line}\n      ${effect}`);
  return `\nExamples:\n${lines.join("\n")}`;
}
