import {z} from "zod";
import {header} from "./common.ts";

/** `data/manifest.json`: every other file of the artifacts. */
export const manifest = z.strictObject({
  ...header,
  tool: z.strictObject({name: z.literal("docs-index"), version: z.string()}),
  buildId: z.string(),
  files: z.array(
    z.strictObject({
      path: z.string(),
      bytes: z.number().int(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type Manifest = z.infer<typeof manifest>;
