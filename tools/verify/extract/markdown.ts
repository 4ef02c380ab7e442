import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import {unified} from "unified";

/** The grammar of the pages, as far as code samples and headings need it. */
export const markdown = unified().use(remarkParse).use(remarkGfm);

/** Blanks the front matter, so that line numbers stay those of the file. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---(?=\r?\n|$)/, head => head.replace(/[^\n]/g, ""));
