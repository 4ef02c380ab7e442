/** Kind of value that a property takes. */
export type PropKind = "text" | "number" | "boolean";

/** What a component of the allow-list takes and becomes. */
export interface ComponentEntry {
  /** `html`: finished markup. `island`: markup that says something by itself, which the site brings to life. */
  kind: "html" | "island";
  /** Property name → kind; a question mark behind the kind: may be left out. */
  props: Readonly<Record<string, PropKind | `${PropKind}?`>>;
  /** True where content between an opening and a closing tag belongs to it. */
  children: boolean;
}

/**
 * The components that pages may use, in MDX and as tags in Markdown. To add one: a line here, its markup in
 * `render/body/components.ts`, and for an island its widget in the site.
 */
export const COMPONENTS: ReadonlyMap<string, ComponentEntry> = new Map<string, ComponentEntry>([
  ["Badge", {kind: "html", props: {text: "text"}, children: false}],
  ["BrandingSample", {kind: "html", props: {color: "text"}, children: false}],
  ["StackBlitzPreview", {kind: "island", props: {example: "text", description: "text?"}, children: false}],
  ["Tabs", {kind: "island", props: {}, children: true}],
  ["Tab", {kind: "html", props: {title: "text"}, children: true}],
]);
