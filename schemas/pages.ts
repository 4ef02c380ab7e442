import {z} from "zod";
import {header, isoDate, pageUrl, sourcePath} from "./common.ts";
import {artifact} from "./rules/annotate.ts";

/** Tag or breadcrumb, which may have no page. */
const named = z.object({
  title: z.string().describe("Title, as readers see it"),
  url: pageUrl.optional().describe("URL of its page, if it has one"),
});

/** Page in the flat list. Fields without a value are absent. */
export const pageRecord = z
  .object({
    url: pageUrl.describe("URL of the page, relative to `base`"),
    title: z.string().describe("Title of the page"),
    description: z.string().optional().describe("Description of the page, as plain text"),
    section: z.string().describe("Name of the section; `_root` for plain top-level pages"),
    breadcrumbs: z
      .array(named)
      .describe("Section and sidebar headings above the page, outermost first, without the home page"),
    lang: z.string().optional().describe("Language of the page, if it replaces a missing translation"),
    date: isoDate.optional().describe("Date from front matter or the file name"),
    updated: isoDate.optional().describe("Date of the last change of the content"),
    commit: z.string().optional().describe("Full ID of the commit with the last change of the content"),
    authors: z.array(z.string()).optional().describe("Names of the authors, from front matter"),
    contributors: z.array(z.string()).optional().describe("Handles of contributors, from front matter"),
    tags: z.array(named).optional().describe("Tags, from front matter"),
    edit: z.string().optional().describe("URL that edits the source file"),
    path: sourcePath,
    document: z.string().describe("Path of the page document, relative to the output folder"),
    markdown: z.string().describe("Path of the Markdown copy, relative to the output folder"),
    noindex: z.literal(true).optional().describe("Search, the sitemap and llms-full.txt omit the page"),
    hashes: z
      .object({
        document: z
          .string()
          .describe("Hash of the page document, as in its `hash`; it changes with titles of neighbors"),
        body: z.string().describe("Hash of the body of the page itself, without generated lists of pages"),
        metadata: z
          .string()
          .describe("Hash of the metadata of the page itself, without its neighbors and body"),
        source: z.string().describe("SHA-256 of the source file in hexadecimal"),
      })
      .describe("Hashes for detecting changes"),
  })
  .meta({id: "pageRecord"});
export type PageRecord = z.infer<typeof pageRecord>;

/**
 * `data/pages.json`: all pages in reading order. `data/pages.ndjson` contains the items of `pages`, one per
 * line.
 */
export const pages = artifact(
  "0.1.0",
  z.object({
    ...header("pages"),
    pages: z.array(pageRecord).describe("All pages in reading order, without printable pages"),
  }),
);
export type Pages = z.infer<typeof pages>;
