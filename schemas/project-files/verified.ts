import {z} from "zod";

/**
 * `data/verified.json` in the content folder: results of checking the samples. A string is the version of the package
 * named by its key; numbers and lists count what was checked.
 */
export const verifiedData = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
export type VerifiedData = z.output<typeof verifiedData>;
