import {z} from "zod";
import {anchor, header, isoDate, link, outlineLevels, PAGE_FORMS, pageUrl, sourcePath} from "./common.ts";
import {artifact, evolving} from "./rules/annotate.ts";

/** An element that a page adds to its head. */
export const pageHeadElement = z.object({
  tag: z.enum(["meta", "link"]).describe("Name of the element"),
  attributes: z.record(z.string(), z.string()).describe("Attributes of the element"),
});
export type PageHeadElement = z.infer<typeof pageHeadElement>;

/** `data/pages/<url>/index.json`: everything the site shows about one page. */
export const pageDocument = artifact(
  "0.1.0",
  z.object({
    ...header("page-document"),
    url: pageUrl.describe("URL of the page, relative to `base`"),
    path: sourcePath,
    title: z.string().describe("Title of the page"),
    documentTitle: z.string().describe("For the title element: page title and site suffix"),
    description: z.string().describe("Plain text; empty if neither front matter nor body provides one"),
    section: z.string().describe("Name of the section, `_root` for plain top-level pages"),
    anchors: z.array(anchor).describe("Headings of all levels in document order"),
    contributors: z.array(z.string()).describe("Handles of contributors, from front matter"),
    authors: z.array(z.string()).optional().describe("Names of the authors, from front matter"),
    authorLinks: z.array(link).optional().describe("Authors that have their own page"),
    tags: z.array(link).optional().describe("Tags that have their own page"),
    related: z.array(link).describe("Further reading, from front matter"),
    previous: link.optional().describe("Previous page of the section"),
    next: link.optional().describe("Next page of the section"),
    outline: evolving(outlineLevels)
      .optional()
      .describe(
        "Highest and lowest level in the table of contents beside the text; absent: no table of contents",
      ),
    standalone: evolving(z.literal(true))
      .optional()
      .describe("The page is shown without the sidebar of its section"),
    layout: evolving(z.enum(PAGE_FORMS))
      .optional()
      .describe(
        "Layout without sidebar, table of contents and links to previous and next pages: `page` in reading width, `wide` in full width, `blank` without title and details too",
      ),
    head: evolving(z.array(pageHeadElement))
      .optional()
      .describe("Elements that the page adds to its head; none of them loads or runs anything"),
    banner: evolving(z.string()).optional().describe("Sanitized HTML of a notice above the text"),
    edit: z.string().optional().describe("URL that edits the source file"),
    source: z.string().optional().describe("URL of the source of an external page"),
    repo: z.string().optional().describe("Repository of an external page"),
    print: pageUrl.optional().describe("URL of the printable page of the section"),
    lang: z.string().optional().describe("Language of the page, if it replaces a missing translation"),
    generated: z.boolean().describe("Whether this is a printable page"),
    date: isoDate.optional().describe("Date from front matter or the file name"),
    updated: isoDate
      .optional()
      .describe(
        "Date of the last commit that changed the content of the file; moving it within the content folder does not count",
      ),
    frontMatter: z.record(z.string(), z.unknown()).describe("Keys without a field above"),
    printable: z
      .object({
        label: z.string().describe("Accessible name of the table of contents"),
        pages: z
          .array(pageUrl)
          .describe(
            "Pages in the order of the section; each is under the heading of the same index in `anchors`",
          ),
      })
      .optional()
      .describe("Pages that a printable page is composed of"),
    html: z
      .string()
      .describe(
        "The sanitized body; empty for printable pages, whose body `composePage` composes from their pages",
      ),
    components: evolving(z.array(z.string())).describe("Islands in the body, which the site hydrates"),
    hash: z
      .string()
      .describe(
        "Hash of everything that this document contains: two documents of one page with the same hash are equal",
      ),
  }),
);
export type PageDocument = z.infer<typeof pageDocument>;
