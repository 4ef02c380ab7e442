import {z} from "zod";

/** HTTP status of a redirect. Browsers and search engines do not cache temporary ones (302, 307). */
export const redirectStatus = z
  .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
  .describe("HTTP status of the redirect; default: 301");

/** Redirect target with its status. */
const configRedirect = z.strictObject({
  to: z.string().describe("URL of the new page"),
  status: redirectStatus.optional(),
});
export type ConfigRedirect = z.output<typeof configRedirect>;

/** `redirects` of the config: new URL by path of the old page. */
export const configRedirects = z.record(
  z.string().regex(/^\//, "must be a path"),
  z.union([z.string(), configRedirect]),
);
export type ConfigRedirects = Readonly<z.output<typeof configRedirects>>;

/** `data/redirects.json` in the content folder: new path by old path. */
export const redirectsData = z.strictObject({
  $schema: z.string().optional(),
  redirects: z.array(
    z.strictObject({
      from: z.string().regex(/^\//).describe("Path of the old page, `/support/`"),
      to: z.string().describe("Root-relative url, hash allowed, or an absolute address"),
      status: redirectStatus.optional(),
    }),
  ),
});
export type RedirectsData = z.output<typeof redirectsData>;
