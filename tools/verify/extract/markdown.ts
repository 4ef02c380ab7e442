import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import {unified} from "unified";

/** Markdown parser with the syntax needed to find code samples and headings. */
export const markdown = unified().use(remarkParse).use(remarkGfm);

/** Blanks the front matter, so that line numbers match the file. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---(?=\r?\n|$)/, head => head.replace(/[^\n]/g, ""));
