import {z} from "zod";
import {anchor, header, isoDate, link, pageUrl} from "./common.ts";

/** A page in the tree. Optional fields are left out where the page has no such value. */
export const fileNode = z.strictObject({
  path: z.string().describe("POSIX path relative to the project root"),
  name: z.string().describe("File name without a leading underscore"),
  size: z.number().int().min(0).describe("Bytes of the file on disk; 0 for generated pages"),
  extension: z.enum([".md", ".mdx"]),
  type: z.literal("file"),
  url: pageUrl,
  anchors: z.array(anchor),
  title: z.string(),
  sort: z.number().optional(),
  group: z.string().optional(),
  contributors: z.array(z.string()).optional(),
  related: z.array(link).optional(),
  description: z.string().optional(),
  date: isoDate.optional(),
  source: z.string().optional(),
  edit: z.string().optional(),
  repo: z.string().optional(),
  lang: z
    .string()
    .optional()
    .describe("Language of the page, where it stands in for a translation that is missing"),
  generated: z.literal(true).optional(),
});
export type FileNode = z.infer<typeof fileNode>;

const directoryFields = {
  path: z.string(),
  name: z.string(),
  label: z.string().describe("Title of the folder: of its own file, its index page, or its name in words"),
  get children() {
    return z.array(z.union([directoryNode, fileNode]));
  },
  size: z.number().int().min(0).describe("Sum of the sizes of the files below"),
  type: z.literal("directory"),
  url: pageUrl,
};

/** A folder in the tree; `children` are in the order of the sidebar. */
export const directoryNode: z.ZodType<DirectoryNode> = z
  .strictObject(directoryFields)
  .meta({id: "directory"});
export interface DirectoryNode {
  path: string;
  name: string;
  label: string;
  children: (DirectoryNode | FileNode)[];
  size: number;
  type: "directory";
  url: string;
}

/** `data/page-index.json`: the root directory itself. */
export const pageIndex = z.strictObject({...header, ...directoryFields});
export type PageIndex = DirectoryNode & {$schema: string; schemaVersion: 1};
