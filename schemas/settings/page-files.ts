import {z} from "zod";
import {DIALECTS} from "./dialects.ts";
import {slugStep} from "./slug.ts";

/** Settings that determine which files are pages, and how their paths and headings become URLs and ids. */
export const pageFiles = {
  content: z
    .string()
    .optional()
    .describe(
      "Folder with the pages, relative to this file; default: `content` or `docs`, else the one that holds them",
    ),
  prefix: z
    .string()
    .regex(/^[^/\\?#\s]+(?:\/[^/\\?#\s]+)*$/, "must be a path without slash at its ends")
    .optional()
    .describe("What urls of the pages in `content` begin with, as `docs`; default: nothing"),
  folders: z
    .record(
      z
        .string()
        .regex(/^(?:\/|[^/\\?#\s]+(?:\/[^/\\?#\s]+)*)$/, "must be a path without slash at its ends, or `/`"),
      z.string(),
    )
    .default({})
    .describe("Additional folders of pages, by the beginning of their URLs; `/`: those at the root"),
  permalinks: z
    .record(
      z.string().regex(/^[^/\\?#\s]+(?:\/[^/\\?#\s]+)*$/, "must be a path without slash at its ends"),
      z.string().regex(/^\/[^?#\s]*$/, "must be a path from the root"),
    )
    .optional()
    .describe(
      "URLs of the pages in a folder: `/news/:year/:month/:day/:name/`; also `:title`, `:slug`, `:path`, `:categories`, `:section` and `:sections`",
    ),
  permalinkKey: z
    .string()
    .regex(/^[\w-]+$/, "must be a key")
    .optional()
    .describe(
      "Front matter key that holds the URL of a page, as `permalink`; default: as the `dialect` has it",
    ),
  numberPrefixes: z
    .boolean()
    .optional()
    .describe(
      "Whether numbers before names of files and folders (`01-intro.md`, `2.guide/`) give the order and stay out of urls; default: as the `dialect` has it",
    ),
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
      "Path of pages below the content folder → the path that they have instead; `:name` is a part of it, `:name*` all that is left",
    ),
  slug: z
    .array(slugStep)
    .optional()
    .describe("Steps from the text of a heading to its id, where the project has a rule of its own"),
  dialect: z
    .enum([...DIALECTS, "commonmark"])
    .optional()
    .describe(
      "Documentation tool whose syntax the pages use; default: detected from the files of that tool, else `plain` (once called `commonmark`)",
    ),
};
