import {z} from "zod";

/** Name of a single folder. */
export const folderName = z.string().regex(/^[^/\\]+$/, "must be a name without slashes");

/** Settings of a section that differ from the defaults. */
export const sectionConfig = z.strictObject({
  name: folderName.describe("Folder name below the content folder"),
  title: z
    .string()
    .optional()
    .describe(
      "Name in the navigation; default: the title of the folder's index page, otherwise the folder name in words",
    ),
  order: z
    .enum(["auto", "sort", "name", "date"])
    .default("auto")
    .describe(
      "`sort`: by the `sort` key, then by title in natural order; `name`: by the `sort` key, then by file name; `date`: newest first, for a blog; `auto`: `date` if every page except the index has a dated file name, otherwise `sort`",
    ),
  printable: z.boolean().default(true).describe("Whether the section has a page for printing"),
  navigation: z.boolean().default(true).describe("False: the section is not listed in the navigation"),
});
export type SectionConfig = z.output<typeof sectionConfig>;

/** Sections, each listed once, because only the first of two entries would count. */
export const sectionList = z.array(sectionConfig).superRefine((sections, {addIssue}) => {
  const seen = new Map<string, number>();
  for (const [i, {name}] of sections.entries()) {
    const first = seen.get(name);
    const message = `names "${name}" again, as entry ${(first ?? 0) + 1} does`;
    if (first === undefined) seen.set(name, i);
    else addIssue({code: "custom", path: [i, "name"], message});
  }
});
