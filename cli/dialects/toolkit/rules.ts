import type {ContainerRule} from "#core/model/dialect.ts";
import type {AsideKind} from "#core/model/nodes.ts";
import type {ComponentRule} from "#schemas/component-rule.ts";

/** Creates the rule for an aside, with a label if it differs from the default one for its kind. */
export const aside = (kind: AsideKind, label?: string): ContainerRule => ({
  as: "aside",
  kind,
  ...(label === undefined ? {} : {label}),
});

/** Containers of `markdown-it-container` under their usual names. */
export const USUAL_ASIDES: Readonly<Record<string, ContainerRule>> = {
  note: aside("note"),
  tip: aside("tip"),
  info: aside("note", "Info"),
  warning: aside("warning"),
  caution: aside("caution"),
  danger: aside("caution", "Danger"),
  important: aside("important"),
};

/** Creates the rule for a component. */
export const as = (
  name: string,
  props: Readonly<Record<string, string>> = {},
  set: Readonly<Record<string, string | boolean>> = {},
): ComponentRule => ({as: name, props: {...props}, set: {...set}});

/** Creates the rule for a plain element with attributes from properties. */
export const element = (name: string, attributes: Readonly<Record<string, string>> = {}): ComponentRule => ({
  element: name,
  attributes: {...attributes},
});

/** Elements of single-file components without visible content. */
export const SCRIPTS = ["script", "style", "template", "link", "meta"] as const;

/** Returns the root-relative form of a path without an address, as functions that add the base URL do (`useBaseUrl`). */
export const fromRoot = (path: string): string =>
  /^(?:[a-z][a-z0-9+.-]*:|[/#.])/i.test(path) ? path : `/${path}`;
