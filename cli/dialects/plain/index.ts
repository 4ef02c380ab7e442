import {defineDialect} from "../define.ts";

/** CommonMark and GFM in `.md`, MDX in `.mdx`: https://spec.commonmark.org and https://github.github.com/gfm/ */
export default defineDialect({});
