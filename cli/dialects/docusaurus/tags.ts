import type {ComponentUse, TagHook} from "#core/parse/file-scope.ts";
import {isObject} from "#schemas/rules/is-object.ts";
import {picture, placeOf} from "../toolkit/nodes.ts";

/** Shows the picture for light backgrounds: https://docusaurus.io/docs/markdown-features/assets#themed-images */
const themedImage: TagHook = ({props, node, children}: ComponentUse) => {
  const source = isObject(props.sources) ? props.sources.light : undefined;
  if (typeof source !== "string") return children;
  return [picture(source, typeof props.alt === "string" ? props.alt : "", placeOf(node))];
};

/** Components of the theme that no rule describes. */
export const TAGS = {ThemedImage: themedImage};
