import type {ReadLayout} from "#core/model/page-layout.ts";

/** Previous/next pages are named by id. */
const byId = (value: unknown): unknown =>
  typeof value === "string" && value.trim() !== "" ? {id: value} : value;

/**
 * Reads layout settings from front matter:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
export const layoutOf: ReadLayout = get => ({
  previous: byId(get("pagination_prev")),
  next: byId(get("pagination_next")),
  neighborTitle: get("pagination_label"),
  outline: get("hide_table_of_contents") !== true && {
    minHeadingLevel: get("toc_min_heading_level"),
    maxHeadingLevel: get("toc_max_heading_level"),
  },
  sidebar: get("displayed_sidebar"),
  edit: get("custom_edit_url"),
  updated: get("last_update.date"),
});
