import type {Code} from "mdast";
import type {SiblingsHook} from "#core/parse/file-scope.ts";
import {paragraph, placeOf, target} from "../toolkit/nodes.ts";

/** Makes ids in the attributes of fences (`{ .sh #name }`) link targets. */
export const readFenceIds: SiblingsHook = (parent, scope) => {
  if (!parent.children.some(child => child.type === "code" && idOf(child) !== undefined)) return;
  parent.children = parent.children.flatMap(child => {
    const id = child.type === "code" ? idOf(child) : undefined;
    const anchors = id === undefined ? [] : target(id, scope);
    return [...anchors.map(anchor => paragraph([anchor], placeOf(child))), child];
  });
};

const idOf = ({lang, meta}: Code): string | undefined => {
  const info = `${lang ?? ""} ${meta ?? ""}`;
  return info.includes("{") ? /[\s{]#([\w:.-]+)(?=[\s}])/.exec(info)?.[1] : undefined;
};
