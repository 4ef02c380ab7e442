import {JSDOM} from "jsdom";
import {expect, it} from "vitest";
import {copyText} from "./copy-buttons.ts";

const code = (html: string): HTMLElement =>
  new JSDOM(`<code>${html}</code>`).window.document.querySelector("code") as HTMLElement;

it("returns the text of a block with LF line endings", () => {
  expect(copyText(code("<i class=t-k>x</i>;\n"))).toBe("x;\n");
  expect(copyText(code('<span class="ln">a\n</span><span class="ln hl">  b\n</span>'))).toBe("a\n  b\n");
});

it("omits hidden words, removed lines and expanded variants", () => {
  const diff = code(
    '<span class="ln del"><span class="sr" data-nocopy>removed </span>old\n</span><span class="ln add"><span class="sr" data-nocopy>added </span>new\n</span>',
  );
  expect(copyText(diff)).toBe("new\n");
  expect(copyText(code('mode: "x"\n<details data-nocopy>more</details>'))).toBe('mode: "x"\n');
});
