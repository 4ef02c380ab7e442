import fc from "fast-check";
import {expect, it} from "vitest";
import {unwrap, wrap} from "./frame.ts";

it("an entry gives back what was wrapped", () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({maxLength: 2000}), async bytes => {
      expect(Uint8Array.from((await unwrap(await wrap(bytes))) ?? [-1])).toEqual(bytes);
    }),
  ));

it("an entry that was cut or changed anywhere is none", () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({maxLength: 200}), fc.nat(), fc.boolean(), async (bytes, at, isCut) => {
      const entry = await wrap(bytes);
      const place = at % entry.length;
      if (!isCut) entry[place] = (entry[place] as number) ^ 1;
      expect(await unwrap(isCut ? entry.subarray(0, place) : entry)).toBeNull();
    }),
  ));
