import type {ReadLayout} from "#core/model/page-layout.ts";

/**
 * Reads layout settings from front matter: https://vitepress.dev/reference/frontmatter-config. The layout `page` keeps
 * the sidebar and shows only the text, unlike our layout of that name.
 */
export const layoutOf: ReadLayout = get => ({
  previous: get("prev"),
  next: get("next"),
  outline: get("aside") !== false && get("outline"),
  sidebar: get("sidebar"),
  form: get("layout") === "page" ? undefined : get("layout"),
  edit: get("editLink"),
  updated: get("lastUpdated"),
  ...(get("layout") === "page" && {
    previous: false,
    next: false,
    outline: false,
    edit: false,
    updated: false,
  }),
});
