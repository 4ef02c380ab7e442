import fc from "fast-check";
import {expect, it} from "vitest";
import {foldLinks} from "./fold-links.ts";

const named = (...titles: string[]) => titles.map(title => ({title}));

it("keeps a bar with enough space, and folds entries that do not fit", () => {
  expect(foldLinks(named("Documentation", "Contribute", "Vote", "Blog")).more).toEqual([]);
  const many = named(...Array.from({length: 13}, (_, at) => `Section ${at}`));
  const {shown, more} = foldLinks(many);
  expect(shown.length).toBe(4);
  expect([...shown, ...more]).toEqual(many);
});

it("loses none, keeps the order, and shows at least one", () => {
  fc.assert(
    fc.property(fc.array(fc.string().map(title => ({title}))), items => {
      const {shown, more} = foldLinks(items);
      expect([...shown, ...more]).toEqual(items);
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(1, items.length));
    }),
  );
});
