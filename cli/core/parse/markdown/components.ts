/** Kind of value that a property takes. */
export type PropKind = "text" | "number" | "boolean";

/** What a component of the allow-list takes and becomes. */
export interface ComponentEntry {
  /** `html`: finished markup. `island`: markup that says something by itself, which the site brings to life. */
  kind: "html" | "island";
  /** Property name → kind; a question mark after the kind: may be left out. */
  props: Readonly<Record<string, PropKind | `${PropKind}?`>>;
  /** True where content between an opening and a closing tag belongs to it. */
  children: boolean;
  /** Property whose value may be written as content instead. */
  contentAs?: string;
}

/**
 * The components that pages may use, in MDX and as tags in Markdown. To add one: a line here, its markup in
 * `render/body/components.ts`, and for an island its widget in the site.
 */
export const COMPONENTS: ReadonlyMap<string, ComponentEntry> = new Map<string, ComponentEntry>([
  ["Badge", {kind: "html", props: {text: "text", type: "text?"}, children: false, contentAs: "text"}],
  ["BrandingSample", {kind: "html", props: {color: "text"}, children: false}],
  ["StackBlitzPreview", {kind: "island", props: {example: "text", description: "text?"}, children: false}],
  ["Tabs", {kind: "island", props: {sync: "text?"}, children: true}],
  ["Tab", {kind: "html", props: {title: "text"}, children: true}],
  ["Steps", {kind: "html", props: {}, children: true}],
  ["FileTree", {kind: "html", props: {}, children: true}],
  ["CardGrid", {kind: "html", props: {}, children: true}],
  ["Card", {kind: "html", props: {title: "text?", href: "text?", text: "text?"}, children: true}],
  ["PageList", {kind: "html", props: {}, children: false}],
  ["Details", {kind: "html", props: {summary: "text?", open: "boolean?"}, children: true}],
]);

/** Components that stand in lines of text; all others are blocks. */
export const INLINE_COMPONENTS: ReadonlySet<string> = new Set(["Badge", "BrandingSample"]);
