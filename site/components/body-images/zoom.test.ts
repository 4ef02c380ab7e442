import {expect, it} from "vitest";
import {largestSource} from "./zoom.ts";

it.each([
  ["/a-480.webp 480w, /a-1600.webp 1600w, /a-960.webp 960w", "/a-1600.webp"],
  ["/a.png 900w", "/a.png"],
  ["/a.png 1x, /b.png 2x", undefined],
  ["", undefined],
])("takes the widest source of “%s”", (srcset, url) => expect(largestSource(srcset)).toBe(url));
