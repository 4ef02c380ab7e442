import {z} from "zod";

/** `data/redirects.json` of the content folder: old path → new path. */
export const redirectsData = z.strictObject({
  $schema: z.string().optional(),
  redirects: z.array(
    z.strictObject({
      from: z.string().regex(/^\//).describe("Path of the old page, `/support/`"),
      to: z.string().describe("Root-relative url, hash allowed, or an absolute address"),
    }),
  ),
});
export type RedirectsData = z.output<typeof redirectsData>;
