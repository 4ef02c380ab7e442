import type {Node, RootContent} from "mdast";
import type {Component} from "#core/model/nodes.ts";

type Position = NonNullable<Node["position"]>;

/** Creates a block component. */
export const component = (
  name: string,
  props: Component["props"],
  children: RootContent[],
  place: {position?: Position} = {},
): Component => {
  const island = name === "Tabs";
  return {
    type: "component",
    name,
    props,
    inline: false,
    island,
    children: children,
    ...place,
  };
};
