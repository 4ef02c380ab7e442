import {entry} from "./entry.ts";

/** Problems with a run as a whole: config, folders, output, cache, servers, git. */
export const RUN_CODES = {
  // Running
  "config-missing": entry(
    "error",
    "The config file does not exist.",
    "Check the path given with `--config`.",
  ),
  "config-unreadable": entry(
    "error",
    "The config is unreadable, larger than 16 MiB or not a regular file.",
    "Pass a regular file with `--config`.",
  ),
  "config-exists": entry("error", "A config already exists.", "Replace it with `--force`."),
  "config-syntax": entry(
    "error",
    "The config file is not valid JSON.",
    "Fix the syntax at this position. Comments and trailing commas are not allowed.",
  ),
  "config-value": entry(
    "error",
    "A config value has the wrong shape.",
    "Run `docs-index schema config` to see the expected shape.",
  ),
  "config-unknown-key": entry(
    "error",
    "The config has an unknown key.",
    "Remove it, or use the intended key.",
  ),
  "tool-settings": entry(
    "error",
    "A settings file of another tool can't be read, so its settings are ignored.",
    "Fix the syntax at this position.",
  ),
  "config-section": entry(
    "error",
    "The config names a section that no page belongs to.",
    "Use the name of a folder in the content folder, or remove the section.",
  ),
  "config-file": entry(
    "error",
    "The config names a file or folder that does not exist.",
    "Check the spelling. Paths are relative to the config file.",
  ),
  "config-page": entry(
    "warning",
    "The config names a page or folder that does not exist, in `sidebar`, `lists` or `permalinks`.",
    "Use its URL, or its path in the content folder without the extension.",
  ),
  "pattern-limit": entry(
    "error",
    "A pattern is ignored, because it is empty, has unknown syntax or is too complex: too many stars or placeholders in one name, more than four `**`, or braces that expand to more than 1000 patterns (5000 in a whole list).",
    "Write fewer or simpler patterns, such as `folder/**`.",
  ),
  "settings-value": entry(
    "warning",
    "A setting of another tool has a value of the wrong type, so it is ignored.",
    "Correct the value, or remove the setting.",
  ),
  "settings-limit": entry(
    "warning",
    "The settings of another tool are too large or too deeply nested, so only part of them is used.",
    "Run `docs-index init` and shorten the list in the config.",
  ),
  "host-rule": entry(
    "warning",
    "A line of `_headers` or `_redirects`, or of the host's own config file, has no equivalent in the config that `--host` writes.",
    "Write the rule by hand in the syntax of the host, or remove it.",
  ),
  "theme-contrast": entry(
    "warning",
    "The accent color has too little contrast, so the site uses a darker or lighter shade.",
    'Set one color per theme: `{"light": …, "dark": …}`.',
  ),
  "content-missing": entry(
    "error",
    "The content folder does not exist.",
    "Set it with `--content` or `content` in the config, or create a project with `docs-index init`.",
  ),
  "path-missing": entry("error", "A path given on the command line does not exist.", "Check the spelling."),
  "content-empty": entry(
    "warning",
    "The content folder contains no pages.",
    "Set the correct folder with `--content` or `content` in the config, or create the first page with `docs-index init`.",
  ),
  "content-unreadable": entry("error", "The content folder can't be read.", "Check its permissions."),
  "output-inside-content": entry(
    "error",
    "The output folder is the content folder or contains it.",
    "Choose another output folder. A subfolder of the content folder works.",
  ),
  "output-foreign": entry(
    "error",
    "The output folder contains files that this tool did not create.",
    "Choose an empty or new folder with `--out`.",
  ),
  "output-write": entry(
    "error",
    "The output can't be written.",
    "Check permissions, free space, and whether another program has a file open there. The previous output is unchanged.",
  ),
  "cache-unusable": entry(
    "warning",
    "The cache can't be read or written, so everything was rebuilt.",
    "Check the permissions and free space of `.docs-index`, or build with `--no-cache`.",
  ),
  "cache-shared": entry(
    "warning",
    "The shared cache could not be used, or only in part. The result is the same as without it.",
    "Check the server, the credentials (`DOCS_INDEX_CACHE_TOKEN`, or `DOCS_INDEX_CACHE_USER` and `DOCS_INDEX_CACHE_PASSWORD`) and the signing key (`DOCS_INDEX_CACHE_KEY`).",
  ),
  "cache-url": entry(
    "error",
    "The URL of the shared cache is invalid.",
    "Use an `http` or `https` URL such as `https://cache.example.org/docs`. Put credentials into environment variables.",
  ),
  "plugin-failed": entry(
    "error",
    "A plug-in failed.",
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
    "The package is missing its prebuilt site client.",
    "Reinstall it. In a clone of the repository, run `npm ci`.",
  ),
  "site-missing": entry("error", "There is no built site to serve.", "Run `docs-index site` first."),
  "serve-port": entry(
    "error",
    "The port or address is unavailable.",
    "Choose another with `--port` (or `PORT`) and `--host`.",
  ),
  "output-locked": entry(
    "error",
    "Another build is writing to the same output folder.",
    "Wait until it finishes.",
  ),
  "watch-failed": entry(
    "error",
    "Watching for changes failed.",
    "Raise the limit on watched files (`fs.inotify.max_user_watches`), or build without `--watch`.",
  ),
  "git-unavailable": entry(
    "warning",
    "Last-modified dates are unavailable because git failed.",
    "Install git, or set `dates` to `none`.",
  ),
  "git-shallow": entry(
    "warning",
    "The repository is a shallow clone, so last-modified dates are omitted.",
    "Fetch the whole history (`fetch-depth: 0`), or set `dates` to `none`.",
  ),
  "parser-fallback": entry(
    "info",
    "The native parser could not be loaded, so the slower reference parser was used. The output is the same.",
    "Reinstall the package with its optional dependencies to get the native parser, if there is one for this platform.",
  ),
  internal: entry(
    "error",
    "Internal error on this page.",
    "This is a bug. Please report it with the page attached.",
  ),
};
