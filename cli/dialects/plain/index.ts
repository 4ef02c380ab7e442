import {join} from "node:path";
import {defineDialect} from "../define.ts";
import {numberedContent} from "./numbered-content.ts";

/** CommonMark and GFM in `.md`, MDX in `.mdx`: https://spec.commonmark.org and https://github.github.com/gfm/ */
export default defineDialect({
  name: "plain",
  title: "plain Markdown",
  docs: ["https://spec.commonmark.org", "https://github.github.com/gfm/"],
  detectedBy: "nothing else; numbers before the names of folders give their order",
  understands: "CommonMark and GFM, MDX in `.mdx`, code groups",
  detect: root => {
    const folder = numberedContent(root);
    return folder === undefined ? null : join(root, folder);
  },
  settings: () => import("./settings.ts"),
});
