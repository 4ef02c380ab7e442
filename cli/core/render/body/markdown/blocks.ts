import type {Code, Nodes} from "mdast";
import type {Aside, Component} from "#core/model/nodes.ts";
import {longestMatch} from "#schemas/rules/long-lists.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import type {ContentTexts} from "#schemas/settings/content-texts.ts";
import type {BodyState} from "../body-state.ts";
import {resolveIn} from "../links.ts";
import {escapeText, linkTail} from "./syntax.ts";

/** Converts an aside created by a container or component to a block quote with a bold label. */
export function asideMarkdown({kind, titleText}: Aside, body: string, texts: ContentTexts): string {
  const label = titleText?.replaceAll("**", "") ?? texts[kind];
  const text = [label === "" ? "" : `**${label}**`, body].filter(part => part !== "").join("\n\n");
  return text.replaceAll(/^(?=.)/gm, "> ").replaceAll(/^$/gm, ">");
}

/** Converts a component to Markdown: its own texts, then its content. */
export function componentMarkdown({name, props}: Component, body: string, state: BodyState): string {
  const prop = (key: string): string => String(props[key] ?? "");
  switch (name) {
    case "Tab":
      return join(`**${prop("title")}**`, body);
    case "Details":
      return join(`**${prop("summary") || state.texts.details}**`, body);
    case "Card": {
      const href = prop("href") === "" ? "" : resolveIn(prop("href"), state).href;
      const title = escapeText(prop("title") || prop("href"));
      const head = title === "" ? "" : href === "" ? `**${title}**` : `[${title}${linkTail(href, null)}`;
      return join(head, escapeText(prop("text")), body);
    }
  }
  if (body !== "") return body;
  return escapeText(prop("text") || prop("description") || prop("color") || prop("example"));
}

/** Serializes a code block whose lines differ from the source. */
export function fenceMarkdown({lang, value, data}: Code): string {
  const longest = longestMatch(value, /`{3,}/g, 2);
  const fence = "`".repeat(longest + 1);
  const title = data?.title === undefined ? "" : `**${data.title}**\n\n`;
  return `${title}${fence}${lang ?? ""}\n${value}\n${fence}`;
}

const join = (...parts: string[]): string =>
  parts.filter(part => part !== "" && part !== "****").join("\n\n");

/**
 * Reports whether an aside is written with a marker in the source. Asides created by containers and components have no
 * source text.
 */
export const isMarkedAside = (node: Nodes, text: string): boolean => {
  const start = node.position?.start.offset ?? 0;
  return (
    node.type === "aside" &&
    (node.title === undefined ? /^[>\s]*(?:[TW?!]>|\[!)/ : /^[>\s]*\[!/).test(text.slice(start, start + 60))
  );
};

/** Returns the text of a template's HTML. */
export const textOfHtml = (html: string): string =>
  unescapeHtml(html.replaceAll(/<[^<>]*>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();
