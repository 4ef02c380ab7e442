import fc from "fast-check";
import {expect, test} from "vitest";
import {z} from "zod";
import {open} from "./open.ts";
import {site} from "./site.ts";

/** Shapes of objects, nested in any way, each with a valid value. */
const {shape} = fc.letrec<{shape: {schema: z.ZodType; value: unknown}}>(tie => ({
  shape: fc.oneof(
    {maxDepth: 5},
    fc.string().map(value => ({schema: z.string(), value})),
    tie("shape").map(({schema, value}) => ({
      schema: z.strictObject({a: schema, b: schema.optional()}).describe("x"),
      value: {a: value, unknown: 1},
    })),
    tie("shape").map(({schema, value}) => ({schema: z.array(schema), value: [value, value]})),
    tie("shape").map(({schema, value}) => ({schema: schema.nullable(), value})),
    tie("shape").map(({schema, value}) => ({schema: z.union([z.number(), schema]), value})),
  ),
}));

test("open schemas accept unknown keys at any depth, and keep known fields", () => {
  fc.assert(
    fc.property(shape, ({schema, value}) => {
      const result = open(schema).safeParse(value);
      expect(result.error).toBeUndefined();
      const known = (node: unknown): unknown =>
        JSON.parse(JSON.stringify(node, (key, v) => (key === "unknown" ? undefined : v)));
      expect(result.data).toEqual(known(value));
    }),
  );
});

test("open schemas keep their descriptions", () => {
  expect(site.shape.home.description).toBe("Content of the home page above its text");
});
