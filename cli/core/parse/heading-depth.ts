import type {Heading} from "mdast";

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

/** Returns the depth of a heading whose level is written as a digit from 1 to 6. */
export const headingDepth = (digit: string | undefined): Heading["depth"] => DEPTHS[Number(digit) - 1] ?? 6;
