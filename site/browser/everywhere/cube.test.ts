import {expect, it} from "vitest";
import {colorsAt} from "#site/test-support/engines/pixels.ts";
import {visit} from "#site/test-support/engines/visit.ts";

it.each([true, false])(
  "the cube has its top faces and both sides, with reduced motion: %s",
  async reducedMotion => {
    const {page} = await visit("/", {reducedMotion, height: 900});
    const center = await page.evaluate(async (isStill: boolean) => {
      for (const animation of isStill ? [] : document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
      const cube = document.querySelector(".hero .cube");
      cube?.scrollIntoView({block: "center", behavior: "instant"});
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const {left, top} = cube?.getBoundingClientRect() ?? {left: 0, top: 0};
      return {x: left, y: top};
    }, reducedMotion);
    // The outer cube of depth 120 is a hexagon of 98 px around its center; the inner one is half as large.
    const at = (x: number, y: number) => ({x: Math.round(center.x + x), y: Math.round(center.y + y)});
    const colors = await colorsAt(page, [
      at(0, -70),
      at(-65, 30),
      at(65, 30),
      at(0, -25),
      at(-20, 12),
      at(20, 12),
    ]);
    expect(colors).toEqual([
      [0xc4, 0xea, 0xfc],
      [0x6f, 0xc3, 0xee],
      [0x8d, 0xd6, 0xf9],
      [0x3a, 0x95, 0xd8],
      [0x12, 0x54, 0x88],
      [0x1c, 0x78, 0xc0],
    ]);
  },
);
