import {z} from "zod";
import {folderName} from "./section.ts";

/** README in another repository that becomes a page. */
export const externalSource = z.strictObject({
  section: folderName.describe("Section of the page"),
  repo: z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9_.][\w.-]*$/, "must be owner/name")
    .describe("Repository as `owner/name`"),
  npm: z
    .string()
    .regex(/^(?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*$/, "must be a package name")
    .optional()
    .describe("npm package whose README is used if the repository is unavailable"),
  name: folderName.optional().describe("Page name; default: the repository name"),
  file: z
    .string()
    .optional()
    .describe("Path of the README in the repository; default: the README in its root"),
  ref: z
    .string()
    .regex(/^(?!-)[\w./-]+$/, "must be a branch, tag or commit")
    .optional()
    .describe("Git revision; default: the default branch"),
  title: z.string().optional().describe("Page title; default: from the README"),
  group: z.string().optional().describe("Heading in the sidebar"),
});
export type ExternalSource = z.output<typeof externalSource>;

/** READMEs of other repositories, and options for fetching them. */
export const externalSettings = z
  .strictObject({
    sources: z.array(externalSource).default([]).describe("READMEs that become pages"),
    exclude: z.array(z.string()).default([]).describe("Repositories whose links are not rewritten"),
    concurrency: z.number().int().min(1).max(32).default(6).describe("Concurrent downloads"),
    timeoutSeconds: z.number().min(1).default(30).describe("Per source"),
    titleCase: z
      .record(z.string(), z.enum(["keep", "pascal"]))
      .default({})
      .describe("Title rule by section"),
    docsDomains: z.array(z.string()).default([]).describe("Hosts whose links become root-relative"),
    moved: z
      .record(z.string().regex(/^\//), z.string())
      .default({})
      .describe("Outdated targets of links in READMEs, `/old/page/#anchor` → `/page/#anchor`"),
    sponsors: z
      .strictObject({
        endpoint: z.string().describe("URL of the GraphQL interface"),
        collective: z.string().describe("Slug of the collective"),
      })
      .optional()
      .describe("Source of the sponsors"),
  })
  .prefault({});
