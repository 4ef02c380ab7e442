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
/** Subject of a finding, for stages that compare findings. Reports omit it. */
export const subject = z.object({
  /** URL of a missing page. */
  page: z.string().optional(),
  /** Target of a link, image or import as written. */
  target: z.string().optional(),
  /** Missing id, and the nearest one of the page. */
  id: z.string().optional(),
  near: z.string().optional(),
  /** Whether another site may have the target. */
  mayBeElsewhere: z.boolean().optional(),
});

/** Diagnostic with its subject. */
export const finding = diagnostic.extend({about: subject.optional()});

export type Subject = z.infer<typeof subject>;
export type Diagnostic = z.infer<typeof finding>;
