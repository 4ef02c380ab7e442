import type {HtmlElement} from "#core/model/nodes.ts";
import type {FileScope} from "#core/parse/file-scope.ts";
import {slugStep} from "#schemas/settings/slug.ts";
import {followSteps} from "#support/links/unique-ids.ts";
import {target} from "../toolkit/nodes.ts";

/** Variable with the slug rule of tabs (`pymdownx.tabbed` with `slugify`), without which tabs have no lasting ids. */
export const TABS = "pymdownx_tabbed";

/** Returns an element with the id of a tab: the slug of its title, numbered if it is taken. */
export function tabTarget(title: string, scope: FileScope): HtmlElement[] {
  const {page} = scope;
  const steps = slugStep.array().safeParse(page.context.dialectSettings.variables?.[TABS]);
  if (!steps.success) return [];
  const base = followSteps(title, steps.data);
  let id = base;
  for (let count = 1; page.targets.has(id); count++) id = `${base}_${count}`;
  return target(id, scope);
}
