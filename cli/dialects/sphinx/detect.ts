import {join} from "node:path";
import type {Detect} from "../define.ts";
import {mentions} from "../toolkit/config-file.ts";

/** Folders below the one that is searched in which Sphinx has its config as well. */
const FOLDERS = ["", "source", "src", "docs/source", "doc/source"];

/** Extensions of Sphinx that read Markdown. */
const MARKDOWN = /\b(?:myst_parser|myst_nb|recommonmark|m2r2?|jupyter_book)\b/;

/** Detects Sphinx by a config that names an extension for Markdown. */
export const detect: Detect = folder =>
  FOLDERS.map(name => join(folder, name, "conf.py")).find(file => mentions(file, MARKDOWN, folder)) ?? null;
