import type {DialectSettings} from "#core/model/page-context.ts";
import type {TextHook} from "#core/parse/file-scope.ts";
import {Output} from "../text/output.ts";
import {expand} from "./expand.ts";
import {MAX_TAGS, namesOf, type Template} from "./expansion.ts";

/**
 * Creates a text hook that expands the tags and values of a template language, as its tool does before
 * parsing Markdown. Nothing is executed: values come from the config and the front matter, files from the
 * project. Block tags become markers on separate lines; unknown tags are replaced by their content and their
 * prose arguments. Reports `template-tag`, `template-value`, `template-call`, `parse-limit`.
 */
export function fillTemplate(template: Template): TextHook {
  const known = new WeakMap<object, Template["tags"]>();
  /** Returns the tags of the tool and the project, which are the same on all pages. */
  const tagsWith = (settings: DialectSettings): Template["tags"] => {
    const tags = known.get(settings) ?? {...template.ownTags?.(settings), ...template.tags};
    known.set(settings, tags);
    return tags;
  };
  return scope => {
    const output = new Output();
    const names = namesOf(scope, template);
    const budget = {left: MAX_TAGS};
    const tags = tagsWith(scope.page.context.dialectSettings);
    expand(scope.text, {scope, template, tags, output, names, budget, at: null, depth: 0});
    return {text: output.text, lines: output.lines};
  };
}
