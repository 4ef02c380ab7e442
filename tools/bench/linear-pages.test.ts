import {expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";
import {GROWTH_INPUTS} from "./hostile-inputs.ts";
import {workOf} from "./work-meter.ts";

/** Shares of the sizes that `bench:hostile` measures. */
const SIZES = [1 / 32, 1 / 16, 1 / 8];
/** Most work that a page of twice the size may take, as a factor. One step may take more, if a limit or another parser sets in. */
const MAX_RATIO = 2.4;

it.each(Object.entries(GROWTH_INPUTS))(
  "the work of rendering grows with the size of a page of %s",
  (_, {extension, text}) => {
    const work = SIZES.map(size => {
      const page = text(size);
      return workOf(() => renderText(page, {file: `page.${extension}`}));
    });
    const ratios = work.slice(1).map((count, i) => count / (work[i] as number));
    expect(Math.min(...ratios), `work: ${work.join(", ")}`).toBeLessThan(MAX_RATIO);
  },
);
