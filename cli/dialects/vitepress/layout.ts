import type {ReadLayout} from "#core/model/page-layout.ts";

/**
 * https://vitepress.dev/reference/frontmatter-config; the layout `page` keeps the sidebar and shows nothing else but the
 * text, so it is not our layout of this name.
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
