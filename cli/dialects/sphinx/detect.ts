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

/** Detects Sphinx by a config that names a Markdown extension, and Jupyter Book by its table of contents. */
export const detect: Detect = folder =>
  FOLDERS.map(name => join(folder, name, "conf.py")).find(file => mentions(file, MARKDOWN, folder)) ??
  FOLDERS.map(name => join(folder, name)).flatMap(holder =>
    hasEntry(join(holder, "_config.yml")) && mentions(join(holder, TOC), BOOK, folder)
      ? [join(holder, TOC)]
      : [],
  )[0] ??
  null;
