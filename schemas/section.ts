import {z} from "zod";
import {header, pageUrl} from "./common.ts";

/** Headings below a page, nested by level (level 1 left out). */
export interface NestedAnchor {
  title: string;
  id: string;
  children?: NestedAnchor[] | undefined;
}
export const nestedAnchor: z.ZodType<NestedAnchor> = z
  .strictObject({
    title: z.string(),
    id: z.string(),
    get children() {
      return z.array(nestedAnchor).optional();
    },
  })
  .meta({id: "nestedAnchor"});

/** One row of the sidebar. */
export const sectionPage = z.strictObject({
  url: pageUrl,
  title: z.string(),
  group: z.string().optional(),
  groups: z
    .array(z.string())
    .optional()
    .describe("All headings above the row, the outermost first, where there are more than one"),
  badge: z.string().optional().describe("A word beside the title: new, beta"),
  date: z.string().optional(),
  description: z.string().optional(),
  authors: z
    .array(z.string())
    .optional()
    .describe("Handles of those who wrote the page, in sections by date"),
  anchors: z.array(nestedAnchor),
});
export type SectionPage = z.infer<typeof sectionPage>;

/** `data/sections/<name>.json`: what a sidebar needs, pages in order, printable page left out. */
export const section = z.strictObject({
  ...header,
  name: z.string(),
  title: z.string(),
  url: pageUrl.describe("The index page of the section; where it has none, its first page"),
  print: pageUrl.nullable(),
  pages: z.array(sectionPage),
  links: z
    .array(
      z.strictObject({
        before: z.int().min(0).describe("Number of pages above it"),
        title: z.string(),
        url: z.string(),
        groups: z.array(z.string()).optional().describe("All headings above it, the outermost first"),
      }),
    )
    .optional()
    .describe("Links to other sites that stand between the pages"),
});
export type Section = z.infer<typeof section>;
