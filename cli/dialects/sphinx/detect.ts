import {join} from "node:path";
import {hasEntry} from "#support/files/regular-file.ts";
import type {Detect} from "../define.ts";
import {mentions} from "../toolkit/config-file.ts";
import {TOC} from "./jupyter-book.ts";

/** Subfolders that may contain the Sphinx config. */
const FOLDERS = ["", "source", "src", "docs/source", "doc/source"];

/** Sphinx extensions that read Markdown. */
const MARKDOWN = /\b(?:myst_parser|myst_nb|recommonmark|m2r2?|jupyter_book)\b/;

/**
 * Matches the start of a Jupyter Book table of contents, which distinguishes it from other files with that
 * name.
 */
const BOOK = /^(?:format:\s*jb-|root:|-\s+(?:file|part):)/m;

/** Files and settings of Jekyll, which has a `_config.yml` too. */
const JEKYLL = ["Gemfile", "_layouts", "_includes", "_posts", "_data", "_sass"];
const JEKYLL_SETTING = /^(?:remote_theme|theme|plugins|gems|permalink|collections|kramdown)\s*:/m;

/**
 * Returns the table of contents of a Jupyter Book. Beside a `_config.yml` that is not Jekyll's, it belongs to a
 * book however damaged it is, so that the damage is reported.
 */
function bookIn(holder: string, within: string): string | null {
  const toc = join(holder, TOC);
  const config = join(holder, "_config.yml");
  if (!hasEntry(config) || !hasEntry(toc)) return null;
  const isJekyll = JEKYLL.some(name => hasEntry(join(holder, name)));
  const isBook = mentions(toc, BOOK, within) || !(isJekyll || mentions(config, JEKYLL_SETTING, within));
  return isBook ? toc : null;
}

/** Detects Sphinx by a config that names a Markdown extension, and Jupyter Book by its table of contents. */
export const detect: Detect = folder =>
  FOLDERS.map(name => join(folder, name, "conf.py")).find(file => mentions(file, MARKDOWN, folder)) ??
  FOLDERS.map(name => bookIn(join(folder, name), folder)).find(file => file !== null) ??
  null;
