import {z} from "zod";

/**
 * `data/verified.json` of the content folder: what the check of the samples found. A text is the version of the
 * package that its key names; numbers and lists count what was checked.
 */
export const verifiedData = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
export type VerifiedData = z.output<typeof verifiedData>;
