import type {ComponentRule} from "#schemas/component-rule.ts";
import {as} from "../toolkit/rules.ts";

/** Meaning of an element of semantic markup: https://www.jetbrains.com/help/writerside/semantic-markup-reference.html */
export type ElementRule =
  /** Component around blocks. */
  | {block: ComponentRule}
  /** HTML element around blocks. */
  | {html: string}
  /** HTML element in a line. */
  | {inline: string}
  /** Replaced by its content, as blocks or in a line. */
  | "blocks"
  | "content"
  | "nothing";

const aside = (kind: string, title?: string): ElementRule => ({
  block: as("Aside", {title: "title"}, {kind, ...(title === undefined ? {} : {title})}),
});
const each = (names: string, rule: ElementRule): Record<string, ElementRule> =>
  Object.fromEntries(names.split(" ").map(name => [name, rule]));

/** Elements by name. */
export const ELEMENTS: Readonly<Record<string, ElementRule>> = {
  note: aside("note"),
  tip: aside("tip"),
  warning: aside("warning"),
  tldr: aside("note", "TL;DR"),
  tabs: {block: as("Tabs", {sync: "group"})},
  tab: {block: as("Tab", {title: "title", id: "id"})},
  compare: {block: as("Tabs")},
  deflist: {html: "dl"},
  table: {html: "table"},
  tr: {html: "tr"},
  ...each("br", {inline: "br"}),
  ...each("control ui-path b strong format", {inline: "b"}),
  ...each("emphasis i em", {inline: "em"}),
  ...each("path code", {inline: "code"}),
  shortcut: {inline: "kbd"},
  ...each("kbd u s sub sup", "content"),
  ...each("math tooltip property", "content"),
  ...each(
    "topic snippet if chunk spotlight section-starting-page description primary secondary misc cards links group seealso category thead tbody " +
      "section procedure-title api-doc api-endpoint",
    "blocks",
  ),
  ...each(
    "var web-summary show-structure primary-label secondary-label link-summary card-summary web-file-name help-id icon include-in-head include-in-body",
    "nothing",
  ),
};
