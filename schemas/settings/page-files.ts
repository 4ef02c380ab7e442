import {z} from "zod";
import {DIALECTS} from "./dialects.ts";
import {slugStep} from "./slug.ts";

/** Settings that determine which files are pages, and how their paths and headings become URLs and ids. */
export const pageFiles = {
  content: z
    .string()
    .optional()
    .describe(
      "Folder with the pages, relative to this file; default: `content` or `docs`, otherwise the folder that contains the pages",
    ),
  prefix: z
    .string()
    .regex(/^[^/\\?#\s]+(?:\/[^/\\?#\s]+)*$/, "must be a path without slash at its ends")
    .optional()
    .describe("URL prefix of the pages in `content`, such as `docs`; default: none"),
  folders: z
    .record(
      z
        .string()
        .regex(/^(?:\/|[^/\\?#\s]+(?:\/[^/\\?#\s]+)*)$/, "must be a path without slash at its ends, or `/`"),
      z.string(),
    )
    .default({})
    .describe("Additional folders of pages, by URL prefix; `/` adds pages at the root"),
  permalinks: z
    .record(
      z.string().regex(/^[^/\\?#\s]+(?:\/[^/\\?#\s]+)*$/, "must be a path without slash at its ends"),
      z.string().regex(/^\/[^?#\s]*$/, "must be a path from the root"),
    )
    .optional()
    .describe(
      "URLs of the pages in a folder, such as `/news/:year/:month/:day/:name/`; also `:title`, `:slug`, `:path`, `:categories`, `:section` and `:sections`",
    ),
  permalinkKey: z
    .string()
    .regex(/^[\w-]+$/, "must be a key")
    .optional()
    .describe(
      "Front matter key with the URL of a page, such as `permalink`; default: depends on the `dialect`",
    ),
  numberPrefixes: z
    .boolean()
    .optional()
    .describe(
      "Whether numbers before the names of files and folders (`01-intro.md`, `2.guide/`) set the order and are omitted from URLs; default: depends on the `dialect`",
    ),
  readmes: z
    .boolean()
    .optional()
    .describe(
      "Whether `README.md` is the page of its folder if there is no `index.md`; default: depends on the `dialect`",
    ),
  mdx: z
    .array(z.enum([".md", ".mdx"]))
    .optional()
    .describe("Extensions of the files that contain MDX; default: depends on the `dialect`"),
  include: z
    .array(z.string())
    .optional()
    .describe("Glob patterns of the files that are pages, relative to the content folder; default: all"),
  exclude: z
    .array(z.string())
    .default([])
    .describe("Glob patterns of files that are not pages, relative to the content folder"),
  rewrites: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      "Path of pages below the content folder → the path to use instead; `:name` matches one segment, `:name*` the rest",
    ),
  slug: z
    .array(slugStep)
    .optional()
    .describe("Steps that turn the text of a heading into its ID, if the project has its own rule"),
  codeLanguages: z
    .record(z.string().regex(/^[^A-Z]+$/, "must be lowercase"), z.string())
    .optional()
    .describe(
      "Name of a language in code fences → the language that its code is highlighted as; `text` turns highlighting off",
    ),
  math: z
    .boolean()
    .optional()
    .describe(
      "Whether `$x$` and `$$x$$` are formulas in TeX notation; default: depends on the `dialect`, false in plain Markdown",
    ),
  dialect: z
    .enum([...DIALECTS, "commonmark"])
    .optional()
    .describe(
      "Documentation tool whose syntax the pages use; default: detected from the tool's files, otherwise `plain` (formerly `commonmark`)",
    ),
};
