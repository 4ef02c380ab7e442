import {afterEach, expect, it} from "vitest";
import {setBase} from "#site/artifacts/base.ts";
import {withSlotAddresses} from "./slot-addresses.ts";

afterEach(() => setBase("/"));

it("puts addresses below the base, whatever their quotes, and leaves scripts and styles as they are", () => {
  setBase("/base/");
  const inner = `x = '<img src="/a.png">'; if (1<2) y = "</p>"`;
  expect(withSlotAddresses(`<script src='/a.js'>${inner}</script><a href="/b/">b</a>`)).toBe(
    `<script src="/base/a.js">${inner}</script><a href="/base/b/">b</a>`,
  );
});
