import type {RootContent} from "mdast";
import {markerOf, removeSource} from "#core/parse/blocks/markers.ts";
import {
  type FileScope,
  type Marker,
  type MarkerHook,
  report,
  type SiblingsHook,
} from "#core/parse/file-scope.ts";

const LINE = /^((?:[ \t]*>)*[ \t]*):{3,}[ \t]*([A-Za-z][\w.-]*)(?:[ \t].*)?$/;

const HINT = "Write the documentation here, or link to a reference that the program makes.";

/** Names of the documented objects by marker. */
const objects = new WeakMap<Marker, string>();

/** Finds objects documented by mkdocstrings (`::: package.module`): https://mkdocstrings.github.io/usage/ */
export const documentedObjects: MarkerHook = text =>
  text.includes(":::")
    ? line => {
        const [, indent, name] = LINE.exec(line) ?? [];
        if (indent === undefined || name === undefined) return null;
        const marker: Marker = {role: "own"};
        objects.set(marker, name);
        return {mask: `${indent}___`, marker};
      }
    : null;

/**
 * Replaces documented objects with their names, which are also their ids, and removes the options below them. Reports
 * `container-unknown`.
 */
export const readDocumented: SiblingsHook = (parent, scope) => {
  if (scope.markers.size === 0) return;
  let isBelow = false;
  parent.children = parent.children.flatMap((child): RootContent[] => {
    const wasBelow = isBelow;
    const marker = markerOf(child, scope);
    const id = marker && objects.get(marker);
    isBelow = id !== undefined;
    if (id !== undefined) {
      removeSource(child, scope);
      scope.page.isGenerated = true;
      report(scope, "container-unknown", "generated documentation is omitted", child, HINT);
      const {position} = child;
      const children = [{type: "inlineCode" as const, value: id, position}];
      return [{type: "htmlElement", tagName: "p", attributes: {id}, inline: false, children, position}];
    }
    if (!wasBelow || child.type !== "code" || !isIndented(child, scope)) return [child];
    removeSource(child, scope);
    return [];
  });
};

/** Reports whether a code block is indented rather than fenced. */
function isIndented({position}: RootContent, {text}: FileScope): boolean {
  const at = position?.start.offset ?? 0;
  return /^(?: {4}|\t)/.test(text.slice(text.lastIndexOf("\n", at - 1) + 1, at + 4));
}
