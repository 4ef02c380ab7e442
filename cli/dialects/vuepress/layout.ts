import type {ReadLayout} from "#core/model/page-layout.ts";
import {layoutOf as vitepressLayoutOf} from "../vitepress/layout.ts";

const byLink = (value: unknown): unknown =>
  typeof value === "string" && value.trim() !== "" ? {link: value} : value;

/**
 * Reads layout settings as in VitePress, except that previous/next pages are named by URL:
 * https://ecosystem.vuejs.press/themes/default/frontmatter.html
 */
export const layoutOf: ReadLayout = get => {
  const {previous, next, ...rest} = vitepressLayoutOf(get);
  return {previous: byLink(previous), next: byLink(next), ...rest};
};
