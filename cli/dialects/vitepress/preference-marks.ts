import type {Root} from "mdast";
import type {TreeHook} from "#core/parse/file-scope.ts";

/** Matches the class of content for one of the APIs of Vue. */
const PREFERENCE = /class="(?:options|composition)-api"/;
const MARK = /(?<!\s)\s*\*{1,2}(?=\s*(?:\{#[^\s{}]+\}\s*)?$)/;

/**
 * Removes the asterisks at the end of headings for one API of Vue, which the theme of its documentation uses to filter the
 * outline (`## Methods \*`). Only pages with content for one API have them.
 */
export const removePreferenceMarks: TreeHook = tree => {
  if (!hasPreferences(tree)) return;
  for (const node of tree.children) {
    const last = node.type === "heading" ? node.children.at(-1) : undefined;
    if (last?.type === "text") last.value = last.value.replace(MARK, "");
  }
};

const hasPreferences = ({children}: Root): boolean =>
  children.some(node =>
    node.type === "html"
      ? PREFERENCE.test(node.value)
      : node.type === "paragraph" &&
        node.children.some(child => child.type === "html" && PREFERENCE.test(child.value)),
  );
