import {z} from "zod";
import {anchor, header, isoDate, link, outline, pageUrl} from "./common.ts";
import {artifact, evolving} from "./rules/annotate.ts";

/** `data/pages/<url>/index.json`: everything the site shows of one page. */
export const pageDocument = artifact(
  "0.1.0",
  z.object({
    ...header("page-document"),
    url: pageUrl.describe("URL of the page, relative to `base`"),
    path: z.string().describe("POSIX path of the source file relative to the project root"),
    title: z.string().describe("Title of the page"),
    documentTitle: z.string().describe("For the title element: page title and site suffix"),
    description: z.string().describe("Plain text; empty where neither front matter nor body gives one"),
    section: z.string().describe("Name of the section, `_root` for plain top-level pages"),
    anchors: z.array(anchor).describe("Headings of all levels in document order"),
    contributors: z.array(z.string()).describe("Handles of contributors, from front matter"),
    authors: z.array(z.string()).optional().describe("Names of the authors, from front matter"),
    tags: z.array(link).optional().describe("Tags that have a page of their own"),
    related: z.array(link).describe("Further reading, from front matter"),
    previous: link.nullable().describe("Previous page of the section; null: none"),
    next: link.nullable().describe("Next page of the section; null: none"),
    outline: evolving(outline)
      .optional()
      .describe("Levels in the list of headings beside the text; false: no list; absent: levels 2 and 3"),
    sidebar: evolving(z.literal(false))
      .optional()
      .describe("The page stands without the sidebar of its section"),
    banner: evolving(z.string()).optional().describe("Sanitized HTML of a notice above the text"),
    edit: z.string().nullable().describe("Address that edits the source file"),
    source: z.string().nullable().describe("Address of the source of an external page"),
    repo: z.string().nullable().describe("Repository of an external page"),
    print: pageUrl.nullable().describe("The printable page of the section"),
    lang: z
      .string()
      .optional()
      .describe("Language of the page, where it stands in for a translation that is missing"),
    generated: z.boolean().describe("True for printable pages"),
    date: isoDate.nullable().describe("Date from front matter or the file name; null: none"),
    updated: isoDate
      .nullable()
      .describe(
        "Date of the last commit that changed the content of the file; moving it within the content folder does not count",
      ),
    frontMatter: z.record(z.string(), z.unknown()).describe("Keys without a field above"),
    html: z.string().describe("The sanitized body"),
    components: evolving(z.array(z.string())).describe("Islands in the body, which the site hydrates"),
    text: z.string().describe("Plain text of the body; empty for printable pages"),
    hash: z
      .string()
      .describe(
        "Hash of everything that this document contains: two documents of one page with the same hash are equal",
      ),
  }),
);
export type PageDocument = z.infer<typeof pageDocument>;
