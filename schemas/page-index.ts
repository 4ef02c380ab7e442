import {z} from "zod";
import {anchor, header, headingLevel, isoDate, link, pageUrl, sourcePath} from "./common.ts";
import {artifact, inUnit} from "./rules/annotate.ts";
import {INDEX_LEVELS} from "./rules/nest-anchors.ts";

/** Page in the tree. Optional fields are omitted if the page has no such value. */
export const fileNode = z.object({
  path: sourcePath,
  name: z.string().describe("File name without a leading underscore"),
  size: inUnit("bytes", z.number().int().min(0)).describe("Size of the file on disk; 0 for generated pages"),
  extension: z.enum([".md", ".mdx"]).describe("Extension of the source file"),
  type: z.literal("file").describe("Kind of node"),
  url: pageUrl.describe("URL of the page, relative to the site's `base`"),
  anchors: z
    .array(anchor.extend({level: headingLevel(INDEX_LEVELS)}))
    .describe("Headings of levels 1 to 3 in document order"),
  title: z.string().describe("Title of the page"),
  sort: inUnit("rank", z.number()).optional().describe("Sort key from front matter; lower comes first"),
  group: z.string().optional().describe("Heading above the page in the sidebar"),
  groups: z
    .array(z.string())
    .optional()
    .describe("All headings above the page in the sidebar, outermost first, if there is more than one"),
  contributors: z.array(z.string()).optional().describe("Handles of contributors, from front matter"),
  related: z.array(link).optional().describe("Further reading, from front matter"),
  description: z.string().optional().describe("Description from front matter"),
  date: isoDate.optional().describe("Date from front matter or the file name"),
  source: z.string().optional().describe("URL of the source of an external page"),
  edit: z.string().optional().describe("URL that edits the source file"),
  repo: z.string().optional().describe("Repository of an external page"),
  updated: isoDate.optional().describe("Date of the last change of the content"),
  lang: z.string().optional().describe("Language of the page, if it replaces a missing translation"),
  generated: z.literal(true).optional().describe("True for printable pages"),
});
export type FileNode = z.infer<typeof fileNode>;

const directoryFields = {
  path: z.string().describe("POSIX path relative to the project root"),
  name: z.string().describe("Name of the folder"),
  label: z
    .string()
    .describe("Title of the folder in the sidebar and navigation: the title of its section, if it is one"),
  get children() {
    return z.array(z.union([directoryNode, fileNode])).describe("Folders and pages in sidebar order");
  },
  size: inUnit("bytes", z.number().int().min(0)).describe("Sum of the sizes of the files below"),
  type: z.literal("directory").describe("Kind of node"),
  url: pageUrl
    .optional()
    .describe("URL of the folder's page, relative to the site's `base`; absent if it has none"),
};

/** Folder in the tree; `children` are in sidebar order. */
export const directoryNode: z.ZodType<DirectoryNode> = z.object(directoryFields).meta({id: "directory"});
export interface DirectoryNode {
  path: string;
  name: string;
  label: string;
  children: (DirectoryNode | FileNode)[];
  size: number;
  type: "directory";
  url?: string | undefined;
}

/** `data/page-index.json`: the root directory. */
export const pageIndex = artifact("0.1.0", z.object({...header("page-index"), ...directoryFields}));
export type PageIndex = DirectoryNode & {$schema: string; schemaVersion: 1};
