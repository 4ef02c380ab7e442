import type {TextHook} from "#core/parse/file-scope.ts";
import {FenceTracker} from "#core/parse/mdx/fence-tracker.ts";

const IMPORT = /^import\s+\w+\s+from\s+["']@theme\/\w+["'];?\s*$/;

/**
 * Blanks imports of Docusaurus's theme (`import Tabs from '@theme/Tabs'`) in Markdown, because its components
 * are known as tags. Line numbers do not change.
 */
export const themeImports: TextHook = ({text}) => {
  if (!text.includes("@theme/")) return null;
  const fences = new FenceTracker();
  const lines = text.split("\n").map(line => (!fences.isCode(line) && IMPORT.test(line) ? "" : line));
  return {text: lines.join("\n"), lines: lines.map((_, i) => i + 1)};
};
