import type {ReadLayout} from "#core/model/page-layout.ts";

/**
 * Reads layout settings from front matter:
 * https://squidfunk.github.io/mkdocs-material/setup/setting-up-navigation/#hiding-the-sidebars
 */
export const layoutOf: ReadLayout = get => {
  const hidden = [get("hide")].flat();
  return {
    ...(hidden.includes("footer") && {previous: false, next: false}),
    ...(hidden.includes("toc") && {outline: false}),
    ...(hidden.includes("navigation") && {sidebar: false}),
  };
};
