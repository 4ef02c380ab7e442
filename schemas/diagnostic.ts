import {z} from "zod";

/** Related position in another file. */
export const relatedPlace = z.object({
  file: z.string(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
  message: z.string(),
});

/**
 * Diagnostic. Lines and columns count from 1, columns in UTF-16 units. `file` is relative to the project
 * root.
 */
export const diagnostic = z.object({
  code: z.string(),
  severity: z.enum(["error", "warning", "info"]),
  message: z.string(),
  file: z.string().optional(),
  line: z.number().int().min(1).optional(),
  column: z.number().int().min(1).optional(),
  endLine: z.number().int().min(1).optional(),
  endColumn: z.number().int().min(1).optional(),
  hint: z.string().optional(),
  url: z.string().optional().describe("Documentation of the code; only in reports"),
  related: z.array(relatedPlace).optional(),
});
export type Diagnostic = z.infer<typeof diagnostic>;
