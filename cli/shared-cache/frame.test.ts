import fc from "fast-check";
import {expect, it} from "vitest";
import {unwrap, wrap} from "./frame.ts";

it("an entry returns the wrapped content", () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({maxLength: 2000}), async bytes => {
      expect(Uint8Array.from((await unwrap("key", await wrap("key", bytes))) ?? [-1])).toEqual(bytes);
    }),
  ));

it("an entry that was truncated or changed anywhere is invalid", () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({maxLength: 200}), fc.nat(), fc.boolean(), async (bytes, at, isCut) => {
      const entry = await wrap("key", bytes);
      const place = at % entry.length;
      if (!isCut) entry[place] = (entry[place] as number) ^ 1;
      expect(await unwrap("key", isCut ? entry.subarray(0, place) : entry)).toBeNull();
    }),
  ));

it("an entry with another key, or signed with another secret, is ignored", () =>
  fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.string(), fc.option(fc.string(), {nil: undefined})),
      fc.tuple(fc.string(), fc.option(fc.string(), {nil: undefined})),
      async ([key, secret], [otherKey, otherSecret]) => {
        fc.pre(key !== otherKey || secret !== otherSecret);
        const entry = await wrap(key, Buffer.from("text"), secret);
        expect(await unwrap(otherKey, entry, otherSecret)).toBeNull();
      },
    ),
  ));
