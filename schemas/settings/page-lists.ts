import {z} from "zod";

/** Generated page: a list of the pages around it, or of a folder's pages by front matter values. */
export const pageList = z.strictObject({
  title: z.string().min(1).describe("Title of the page"),
  description: z.string().optional().describe("Description of the page"),
  folder: z
    .string()
    .optional()
    .describe(
      "Folder that the page is the index of, or whose pages it lists with `by`; default: the folder with its URL",
    ),
  by: z
    .enum(["tags", "authors", "year"])
    .optional()
    .describe(
      "Lists the tags or authors of the pages, each with a page below the URL of the list, or all dated pages by year",
    ),
  terms: z
    .record(
      z.string(),
      z.strictObject({
        title: z.string().optional().describe("Title; default: the name"),
        description: z.string().optional().describe("Description"),
        path: z.string().optional().describe("URL below the list's; default: the name in kebab case"),
        page: z.boolean().optional().describe("Whether it has its own page; default: true"),
      }),
    )
    .optional()
    .describe("Details of tags or authors, by their names in front matter"),
  termsOnly: z
    .boolean()
    .optional()
    .describe("Whether tags or authors without an entry in `terms` are omitted"),
  perPage: z
    .int()
    .positive()
    .optional()
    .describe(
      "Number of entries per page of the list on the previous site: `page/2/` and so on below its URL redirect to the list",
    ),
});
export type PageList = z.output<typeof pageList>;

/** Generated pages by URL. */
export const pageLists = z.record(
  z.string().regex(/^\/[^?#\s]+\/$/, "must be a path with a slash at both ends"),
  pageList,
);
export type PageLists = z.output<typeof pageLists>;
