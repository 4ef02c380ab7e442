import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {synonymsOf} from "../text/synonyms.ts";
import {orderedFit, type Sequence, sequenceOf} from "./in-order.ts";
import {queryWords} from "./query-words.ts";

const sequence = (message: string): Sequence => {
  const words = queryWords(message, null, synonymsOf());
  return sequenceOf(
    words,
    words.map(() => 1),
  );
};
const fit = (message: string, place: {title?: string; text?: string; code?: string}): number => {
  const {title = "", text = "", code = ""} = place;
  return orderedFit(title, {text, code}, sequence(message));
};

const MESSAGE = "cannot read the lock file of another process";

const anyText = fc.string({unit: fc.constantFrom(..."ab \n.-_'\u0301", "the ", "分")});

describe("a message in the text of a page", () => {
  it.each(["title", "text", "code"] as const)("is found as the %s", field => {
    expect(fit(MESSAGE, {[field]: MESSAGE})).toBeCloseTo(1);
    expect(fit(MESSAGE, {[field]: "something else that is not in it"})).toBeLessThan(0.2);
  });

  it("is found where it is wrapped", () => {
    const words = MESSAGE.split(" ");
    for (let at = 1; at < words.length; at += 1) {
      const wrapped = `${words.slice(0, at).join(" ")}\n${words.slice(at).join(" ")}`;
      expect(fit(MESSAGE, {code: `before\n${wrapped}\nafter`}), wrapped).toBeCloseTo(1);
    }
  });

  it("fits best in its own order", () => {
    const words = "alpha bravo charlie delta echo foxtrot".split(" ");
    const orders = fc.shuffledSubarray(words, {minLength: words.length});
    fc.assert(
      fc.property(orders, shuffled => {
        const [own, other] = [words, shuffled].map(line => fit(words.join(" "), {code: line.join(" ")}));
        if (words.join() === shuffled.join()) expect(other).toBe(own);
        else expect(other).toBeLessThan(own as number);
      }),
    );
  });

  it("fits less with each word that only one of the two has", () => {
    const extra = ["zulu", "yankee", "xray"];
    const fits = [0, 1, 2, 3].map(n => fit(MESSAGE, {code: `${MESSAGE} ${extra.slice(0, n).join(" ")}`}));
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
    expect(new Set(fits).size).toBe(fits.length);
  });

  it("fits although names, numbers and placeholders are others on each machine", () => {
    const others = ["'lib'", "MyOwnLib", "42", "`own`", '"my-lib"'];
    fc.assert(
      fc.property(fc.constantFrom(...others), fc.constantFrom(...others, "<library>"), (mine, theirs) => {
        const line = (name: string): string => `cannot read the lock file of ${name} in this process`;
        const own = fit(line(mine), {code: line(theirs)});
        expect(own).toBeGreaterThan(0.9);
        expect(own).toBeGreaterThan(fit(line(mine), {code: line("another")}));
      }),
    );
  });

  it("fits best with its own names", () => {
    const line = (name: string): string => `the value of ${name} is not one that this key allows`;
    const own = fit(line("output.lockFile"), {code: line("output.lockFile")});
    expect(own).toBeCloseTo(1);
    expect(fit(line("output.lockFile"), {code: line("lockFile")})).toBeGreaterThan(
      fit(line("output.lockFile"), {code: line("keyFile")}),
    );
  });

  it("is a number from 0 to 1, whatever is compared", () => {
    fc.assert(
      fc.property(anyText, anyText, (message, code) => {
        const value = fit(message, {code});
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1.000001);
      }),
    );
  });
});
