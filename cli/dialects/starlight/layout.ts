import type {ReadLayout} from "#core/model/page-layout.ts";

/**
 * Reads layout settings from front matter (https://starlight.astro.build/reference/frontmatter/). The
 * template `splash` has neither sidebars nor a table of contents.
 */
export const layoutOf: ReadLayout = get => ({
  previous: get("prev"),
  next: get("next"),
  outline: get("tableOfContents"),
  banner: get("banner.content"),
  edit: get("editUrl"),
  updated: get("lastUpdated"),
  ...(get("template") === "splash" && {outline: false, sidebar: false}),
});
