import {z} from "zod";

/** Sidebar entry in the config. */
export type SidebarItem =
  | string
  | {page: string; title?: string | undefined}
  | {link: string; title: string}
  | {folder: string; title?: string | undefined; open?: boolean | undefined}
  | {title: string; items: SidebarItem[]; page?: string | undefined; open?: boolean | undefined}
  | {title: string};

const open = z.boolean().optional();

export const sidebarItem: z.ZodType<SidebarItem> = z
  .union([
    z.string().describe("A page, by its URL or by its path below the content folder without extension"),
    z.strictObject({
      page: z.string().describe("A page, as above; `#id` after it selects a heading"),
      title: z.string().optional().describe("Default: the title of the page"),
    }),
    z.strictObject({
      link: z
        .string()
        .regex(/^(?:https?:\/\/|\/(?!\/))/, "must be an address, or the path of a file")
        .describe("URL of another site, or path of a file of this site (`/llms.txt`)"),
      title: z.string().describe("Link text"),
    }),
    z.strictObject({
      folder: z.string().describe("All pages of a folder, in their order"),
      title: z.string().optional().describe("Heading above the entries"),
      open: open.describe(
        "Whether headings of this folder and its subfolders are unfolded at first; default: as the subfolders specify",
      ),
    }),
    z.strictObject({
      title: z.string().describe("Heading"),
      get items() {
        return z.array(sidebarItem).describe("Entries below the heading");
      },
      page: z.string().optional().describe("Page that the heading links to"),
      open: open.describe("Whether the heading is unfolded at first; an outermost heading always is"),
    }),
    z.strictObject({
      title: z.string().describe("A page that is not written yet: its title is shown without a link"),
    }),
  ])
  .meta({id: "sidebarItem"});

/** Sidebars: one for all pages, or one per URL prefix. */
export const sidebar = z.union([
  z.array(sidebarItem),
  z.record(
    z.string().regex(/^\/(?:[^?#]*\/)?$/, "must be a path with a slash at both ends"),
    z.array(sidebarItem),
  ),
]);
export type Sidebar = z.output<typeof sidebar>;
