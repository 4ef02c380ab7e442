import {z} from "zod";
import {header, pageUrl} from "./common.ts";
import {artifact, inUnit} from "./rules/annotate.ts";

/** `data/manifest.json`: all other files of the artifacts. */
export const manifest = artifact(
  "0.1.0",
  z.object({
    ...header("manifest"),
    tool: z
      .object({
        name: z.literal("docs-index").describe("Name of the package"),
        version: z.string().describe("Version of the package"),
      })
      .describe("Program that wrote the artifacts"),
    buildId: z.string().describe("Hash of all content, as in `data/site.json`"),
    files: z
      .array(
        z.object({
          path: z.string().describe("POSIX path relative to the output folder"),
          bytes: inUnit("bytes", z.number().int()).describe("Size of the file"),
          sha256: z
            .string()
            .regex(/^[0-9a-f]{64}$/)
            .describe("SHA-256 of the file in hexadecimal"),
          rewritten: z
            .literal(true)
            .optional()
            .describe(
              "The finished site has its own version of the file, for which `bytes` and `sha256` do not apply",
            ),
        }),
      )
      .describe("All other files of the build output"),
  }),
);
export type Manifest = z.infer<typeof manifest>;

/**
 * `data/editions.json`, at the root of a site with several languages or versions: their relation to each
 * other.
 */
export const editionsDocument = artifact(
  "0.1.0",
  z.object({
    ...header("editions"),
    editions: z
      .array(
        z.object({
          path: z
            .string()
            .describe(
              "Folder of the edition, with the layout of a separate site; empty for the one at the root",
            ),
          lang: z.string().describe("Language tag (BCP 47)"),
          title: z.string().describe("Name of the language, as menus show it"),
          version: z.string().optional().describe("Name of the version, if the site has versions"),
          prefix: z
            .string()
            .describe(
              "URL prefix of its pages; pages of different editions correspond if the rest of their URLs is the same",
            ),
          isDefault: z.boolean().describe("Whether it is in the language that replaces missing translations"),
          isCurrent: z.boolean().describe("It documents the current version"),
          pages: z.array(pageUrl).describe("URLs of its own pages, relative to it"),
          fallbacks: z.array(pageUrl).describe("URLs of pages that fall back to the default language"),
        }),
      )
      .describe("Languages and versions of the site"),
  }),
);
export type EditionsDocument = z.infer<typeof editionsDocument>;
