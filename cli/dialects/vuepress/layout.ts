import type {ReadLayout} from "#core/model/page-layout.ts";
import {layoutOf as vitepressLayoutOf} from "../vitepress/layout.ts";

const byLink = (value: unknown): unknown =>
  typeof value === "string" && value.trim() !== "" ? {link: value} : value;

/** As in VitePress, but neighbors are named by their URLs: https://ecosystem.vuejs.press/themes/default/frontmatter.html */
export const layoutOf: ReadLayout = get => {
  const {previous, next, ...rest} = vitepressLayoutOf(get);
  return {previous: byLink(previous), next: byLink(next), ...rest};
};
