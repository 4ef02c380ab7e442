import type {Heading} from "mdast";
import type {Dialect} from "#core/model/dialect.ts";
import {inlineText} from "#core/model/mdast-text.ts";
import type {HtmlElement} from "#core/model/nodes.ts";
import type {FileScope} from "#core/parse/file-scope.ts";
import {slugStep} from "#schemas/settings/slug.ts";
import {followSteps} from "#support/links/unique-ids.ts";
import {target} from "../toolkit/nodes.ts";

/** Variable with the slug rule of tabs (`pymdownx.tabbed` with `slugify`), without which tabs have no lasting ids. */
export const TABS = "pymdownx_tabbed";

/** Variable that determines whether ids of tabs start with the id of the heading above (`combine_header_slug`). */
export const COMBINED = "pymdownx_tabbed_combined";

/** Returns an element with the id of a tab: the slug of its title, numbered if it is taken. */
export function tabTarget(title: string, heading: Heading | undefined, scope: FileScope): HtmlElement[] {
  const {page} = scope;
  const {[TABS]: written, [COMBINED]: isCombined} = page.context.dialectSettings.variables ?? {};
  const steps = slugStep.array().safeParse(written);
  if (!steps.success) return [];
  const above = isCombined && heading ? `${idOf(heading, page.context.dialect.headings)}-` : "";
  const base = above + followSteps(title, steps.data);
  let id = base;
  for (let count = 1; page.targets.has(id); count++) id = `${base}_${count}`;
  return target(id, scope);
}

/** Returns the id of a heading, from its attribute list or else from its text. */
function idOf(heading: Heading, {slug, steps}: Dialect["headings"]): string {
  const text = inlineText(heading);
  const attributes = text.trimEnd().endsWith("}") ? text.slice(text.lastIndexOf("{")) : "";
  const own = /#([\w:.-]+)/.exec(attributes)?.[1];
  return own ?? (steps ? followSteps(text, steps) : slug.of(text));
}
