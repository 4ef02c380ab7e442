import type {Code} from "#cli/report/codes.ts";
import {CODE} from "./code.ts";
import type {Example} from "./example.ts";
import {FRONT_MATTER} from "./front-matter.ts";
import {SITE} from "./site.ts";
import {TEXT} from "./text.ts";

/** Examples by rule, for every rule that a short text can trigger. */
export const EXAMPLES: ReadonlyMap<Code, Example> = new Map(
  Object.entries({...FRONT_MATTER, ...TEXT, ...CODE, ...SITE}) as [Code, Example][],
);
