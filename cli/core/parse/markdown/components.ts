/** Type of a property value. */
export type PropKind = "text" | "number" | "boolean";

/** Allowed component. */
export interface ComponentEntry {
  /** `html`: finished markup. `island`: markup that works without scripts, which the site hydrates. */
  kind: "html" | "island";
  /** Type by property name; a trailing question mark makes it optional. */
  props: Readonly<Record<string, PropKind | `${PropKind}?`>>;
  /** Whether content between an opening and a closing tag belongs to it. */
  children: boolean;
  /** Property whose value may be given as content instead. */
  contentAs?: string;
}

/**
 * Components that pages may use, in MDX and as tags in Markdown. To add one, add an entry here, its markup in
 * `render/body/components.ts` and, for an island, its widget in the site.
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

/** Inline components; all others are blocks. */
export const INLINE_COMPONENTS: ReadonlySet<string> = new Set(["Badge", "BrandingSample"]);
