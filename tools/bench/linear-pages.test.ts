import {expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";
import {GROWTH_INPUTS} from "./hostile-inputs.ts";
import {workOf} from "./work-meter.ts";

/** Sizes, as fractions of those in `bench:hostile`. */
const SIZES = [1 / 32, 1 / 16, 1 / 8];
/**
 * Maximum growth factor of work when a page doubles in size. One step may exceed it if a limit or another
 * parser takes effect.
 */
const MAX_RATIO = 2.4;

it.each(Object.entries(GROWTH_INPUTS))(
  "the work of rendering grows with the size of a page of %s",
  (_, {extension, text}) => {
    const work: number[] = [];
    const isSettled = (): boolean => work.some((count, i) => count / (work[i - 1] ?? 0) < MAX_RATIO);
    for (const size of SIZES) {
      const page = text(size);
      work.push(workOf(() => renderText(page, {file: `page.${extension}`})));
      if (isSettled()) break;
    }
    expect(isSettled(), `work: ${work.join(", ")}`).toBe(true);
  },
);
