import {entry} from "./entry.ts";

/** What keeps a run from its result: config, folders, output, cache, servers, git. */
export const RUN_CODES = {
  // Running
  "config-missing": entry("error", "The config file does not exist.", "Check the path given with --config."),
  "config-unreadable": entry(
    "error",
    "The config is not a regular file, may not be read, or is larger than 16 MiB.",
    "Give the path of a file with --config.",
  ),
  "config-exists": entry("error", "A config already exists.", "Replace it with --force."),
  "config-syntax": entry(
    "error",
    "The config file is not valid JSON.",
    "Fix the place shown; comments and trailing commas are not allowed.",
  ),
  "config-value": entry(
    "error",
    "A config value has the wrong shape.",
    "`docs-index schema config` prints the right one.",
  ),
  "config-unknown-key": entry(
    "error",
    "The config has an unknown key.",
    "Remove it, or use the intended key.",
  ),
  "config-section": entry(
    "error",
    "The config names a section that no page belongs to.",
    "Write the name of its folder below the content folder, or remove it.",
  ),
  "config-file": entry(
    "error",
    "The config names a file or folder that does not exist.",
    "Check its spelling; paths are relative to the config.",
  ),
  "config-page": entry(
    "warning",
    "The sidebar of the config names a page that does not exist.",
    "Write its url, or its path below the content folder without extension.",
  ),
  "theme-contrast": entry(
    "warning",
    "The accent color of the theme is hard to read on the site, which shows a darker or lighter one instead.",
    'Choose a darker color for light surroundings and a lighter one for dark ones: `{"light": …, "dark": …}`.',
  ),
  "content-missing": entry(
    "error",
    "The content folder does not exist.",
    'Give it with --content or "content" in the config.',
  ),
  "path-missing": entry("error", "A path that was given does not exist.", "Check its spelling."),
  "content-empty": entry(
    "warning",
    "The content folder contains no pages.",
    'Give the right folder with --content or "content" in the config.',
  ),
  "content-unreadable": entry("error", "The content folder can't be read.", "Check its permissions."),
  "output-inside-content": entry(
    "error",
    "The output folder is the content folder, or holds it.",
    "Choose another output folder; one below the content is fine.",
  ),
  "output-foreign": entry(
    "error",
    "The output folder contains files that this tool did not create.",
    "Choose an empty or new folder with --out.",
  ),
  "output-write": entry(
    "error",
    "The output can't be written.",
    "Check permissions, free space, and whether another program has a file there open; the previous output is unchanged.",
  ),
  "cache-unusable": entry(
    "warning",
    "The cache can't be read or written, so everything was rebuilt.",
    "Check permissions and free space of .docs-index, or build with --no-cache.",
  ),
  "cache-shared": entry(
    "warning",
    "The shared cache could not be used, or only in part. The result is the same as without it.",
    "Check the server, the credentials (DOCS_INDEX_CACHE_TOKEN, or DOCS_INDEX_CACHE_USER and DOCS_INDEX_CACHE_PASSWORD) and the signing key (DOCS_INDEX_CACHE_KEY).",
  ),
  "cache-url": entry(
    "error",
    "The address of the shared cache can't be used.",
    "Give the http or https address of a folder, such as https://cache.example.org/docs; credentials belong in the environment.",
  ),
  "plugin-failed": entry(
    "error",
    "A plug-in can't be used.",
    "Check its path and its default export in `plugins` of the config.",
  ),
  "artifacts-missing": entry("error", "There are no artifacts.", "Run `docs-index build` first."),
  "edition-unknown": entry(
    "error",
    "The last build has no such language or version.",
    "Name one of `locales` and `versions` in the config.",
  ),
  "site-client": entry(
    "error",
    "The package lacks the parts of the site for browsers.",
    "Install it again; in a clone of its repository, run `npm ci`.",
  ),
  "site-missing": entry("error", "There is no finished site to serve.", "Run `docs-index site` first."),
  "serve-port": entry(
    "error",
    "The server can't use its port or address.",
    "Choose another with --port or PORT, and --host.",
  ),
  "output-locked": entry("error", "Another build writes into the same output folder.", "Wait for it to end."),
  "watch-failed": entry(
    "error",
    "The files can't be watched for changes.",
    "Raise the limit of watched files (fs.inotify.max_user_watches), or build without --watch.",
  ),
  "git-unavailable": entry(
    "warning",
    "Dates of the last change can't be read from git.",
    'Install git, or set "dates": "none".',
  ),
  "git-shallow": entry(
    "warning",
    "The repository is a shallow clone, so dates of the last change are left out.",
    'Fetch the whole history (fetch-depth: 0), or set "dates": "none".',
  ),
  "parser-fallback": entry(
    "info",
    "The native parser could not be loaded, so the slower reference parser read the pages; the output is the same.",
    "Reinstall the package with its optional dependencies to get the native parser, if there is one for this platform.",
  ),
  internal: entry(
    "error",
    "The tool failed on this page.",
    "This is a fault of the tool; please report it with the page.",
  ),
};
