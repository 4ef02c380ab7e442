import type {HtmlElement} from "#core/model/nodes.ts";
import type {ComponentUse, FileScope} from "../file-scope.ts";

/** Properties that contain an id in the components of many projects. */
const ID_PROPERTY = /^(?:id|slug|anchor|permalink)$|[a-z]Id$/;

const isId = (value: unknown): value is string => typeof value === "string" && /^[^\s"<>#]+$/.test(value);

/**
 * Returns the ids that an unknown component probably creates, so that links to them are not reported: those
 * in its properties, and its own name (`<Challenges>` → `challenges`), each once per page.
 */
export function targetsOf({name, props, inline}: ComponentUse, {page}: FileScope): HtmlElement[] {
  const written = Object.entries(props).flatMap(([key, value]) =>
    ID_PROPERTY.test(key) && isId(value) ? [value] : [],
  );
  const own = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();
  return newTargets([...written, own], inline, page);
}

/** Creates an empty element for each id that the page does not have yet. */
function newTargets(ids: readonly string[], inline: boolean, {targets}: FileScope["page"]): HtmlElement[] {
  const fresh = ids.filter(id => !targets.has(id));
  for (const id of fresh) targets.add(id);
  return fresh.map(id => ({
    type: "htmlElement",
    tagName: "span",
    attributes: {id},
    inline,
    children: [],
  }));
}

/** Components whose content starts with the target of their `id`. */
const NAMED: ReadonlySet<string> = new Set(["Aside", "Card", "Details", "Tab"]);

/** Adds the `id` of a tag to the start of its content as a link target, if its component shows content as blocks. */
export function withTarget(component: string, use: ComponentUse, {page}: FileScope): ComponentUse {
  const {id} = use.props;
  if (!NAMED.has(component) || use.inline || !isId(id)) return use;
  return {...use, children: [...newTargets([id], false, page), ...use.children]};
}
