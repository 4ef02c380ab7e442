import {z} from "zod";
import {header, pageUrl} from "./common.ts";
import {artifact, inUnit} from "./rules/annotate.ts";

/** Row of the sidebar. */
export const sectionPage = z.object({
  url: pageUrl.describe("URL of the page, relative to `base`"),
  title: z.string().describe("Title in the sidebar"),
  group: z.string().optional().describe("Heading above the row"),
  groups: z
    .array(z.string())
    .optional()
    .describe("All headings above the row, outermost first, if there is more than one"),
  badge: z.string().optional().describe("A word beside the title: new, beta"),
  date: z.string().optional().describe("Date of the page"),
  description: z.string().optional().describe("Description of the page, in sections sorted by date"),
  contributors: z
    .array(z.string())
    .optional()
    .describe("Handles of contributors, in sections sorted by date"),
  hasAnchors: z
    .literal(true)
    .optional()
    .describe("The page document has anchors of levels 2 to 3, which the sidebar can show below the row"),
});
export type SectionPage = z.infer<typeof sectionPage>;

/**
 * `data/sections/<name>.json`: the content of a sidebar, with pages in order and without the printable page.
 */
export const section = artifact(
  "0.1.0",
  z.object({
    ...header("section"),
    name: z.string().describe("Name of the section; `_root` for plain top-level pages"),
    title: z.string().describe("Title of the section"),
    url: pageUrl.describe("The index page of the section; its first page if it has none"),
    print: pageUrl.optional().describe("URL of the printable page of the section"),
    pages: z.array(sectionPage).describe("Pages in sidebar order, without the printable page"),
    links: z
      .array(
        z.object({
          before: inUnit("pages", z.int().min(0)).describe("Number of pages above it"),
          title: z.string().describe("Link text"),
          url: z
            .string()
            .describe(
              "Link target: a URL, or a page with the fragment of a heading; empty for a page that is not written yet",
            ),
          groups: z.array(z.string()).optional().describe("All headings above it, outermost first"),
        }),
      )
      .optional()
      .describe("Links to other sites and to headings, and unwritten pages, between the pages"),
    open: z
      .array(z.array(z.string()))
      .optional()
      .describe(
        "Headings below other headings that are unfolded at first, each as the list of headings down to it, the outermost first",
      ),
  }),
);
export type Section = z.infer<typeof section>;
