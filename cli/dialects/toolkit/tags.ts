import {as} from "./rules.ts";
import type {TagRule} from "./template/tag-rule.ts";

type Tags = Readonly<Record<string, TagRule>>;

const note = (kind: string, props: Record<string, string> = {title: "title|0"}): TagRule =>
  as("Aside", props, {kind});

/** Asides by the tag names that most themes use. */
export const ASIDE_TAGS: Tags = {
  note: note("note"),
  info: note("note"),
  information: note("note"),
  tip: note("tip"),
  success: note("tip"),
  warning: note("warning"),
  warn: note("warning"),
  attention: note("warning"),
  caution: note("caution"),
  danger: note("caution"),
  error: note("caution"),
  important: note("important"),
};

/** Tags of Liquid and Jinja that control what is rendered. */
export const CONTROL_TAGS: Tags = {
  if: {tag: "if"},
  unless: {tag: "if"},
  for: {tag: "for"},
  assign: {tag: "set"},
  set: {tag: "set"},
  capture: {tag: "set"},
  raw: {tag: "raw", inCode: true},
  verbatim: {tag: "raw", inCode: true},
  comment: "nothing",
  from: "content",
  import: "content",
  extends: "content",
  block: "content",
  macro: "nothing",
};
