import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {Converter} from "./convert.ts";
import {projectOf} from "./files.ts";
import {prepared} from "./prepare.ts";
import {fillVariables, TITLE_COMMENT, topicTitle} from "./topics.ts";
import {closingOf, type Tag, tagsIn, unescaped} from "./xml.ts";

/** Matches the summary of a topic, which is not part of its text. */
const SUMMARY = /<(?:web|link)-summary>([^<]*(?:<(?!\/(?:web|link)-summary>)[^<]*)*)<\//;

/** Converts the semantic markup of a topic to Markdown and tags. */
export function readMarkup(scope: FileScope): RewrittenText {
  const {values} = projectOf(scope);
  const isXml = scope.path.endsWith(".topic");
  const own = {...values, ...variablesIn(tagsIn(scope.text))};
  const title = isXml ? topicTitle(scope.text) : TITLE_COMMENT.exec(scope.text)?.[1];
  if (title !== undefined) scope.page.title = fillVariables(title, own).trim();
  const description = SUMMARY.exec(scope.text)?.[1];
  if (description !== undefined)
    scope.page.description = unescaped(fillVariables(description, own).replaceAll(/<[^<>]*>/g, "")).trim();
  const converter = new Converter(scope);
  converter.convert(prepared(scope.text, isXml), own);
  return converter.finish();
}

/** Returns the first values of the variables that a page sets outside of includes, which may be used before. */
function variablesIn(tags: readonly Tag[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (let i = 0; i < tags.length; i++) {
    const {name, place, attributes} = tags[i] as Tag;
    if (name === "include" && place === "open") i = closingOf(tags, i);
    else if (name === "var" && attributes.name !== undefined)
      values[attributes.name] ??= attributes.value ?? "";
  }
  return values;
}
