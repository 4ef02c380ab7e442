import fc from "fast-check";
import {expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";
import {DIALECTS} from "#schemas/settings/dialects.ts";

/** Syntax elements, complete and in pieces. */
const PIECES = [
  ..."* - + > # | : ! ? ~ ` $ { } [ ] ( ) < > = ^ \\ / & _ a".split(" "),
  ..."**x** 1. ## ``` ~~~ ::: !!! ??? === /// --- +++ +> {: {:toc} {#a} [TOC] [[toc]] !> ?> <<< --8<--".split(
    " ",
  ),
  ...":: ::card ::card{ :a[ :a{ `x`{ [a]{ **a**{ #slot == @tab".split(" "),
  ...'{{ }} {% %} {{< >}} {{% %}} {{#include} <div> </div> <a <!-- --> [a][b.c] ![ ]( :note[ "t" #}'.split(
    " ",
  ),
  ...[
    "{% hint %}",
    "{% endhint %}",
    "{{< tab >}}",
    "{{< /tab >}}",
    '=== "x"',
    "!!! note",
    "/// tab | x",
    ":   d",
  ],
  ...[
    "<details>",
    "<summary>",
    "<Tabs>",
    "</Tabs>",
    "[^1]",
    "[^1]: x",
    "*[A]: b",
    "(1)!",
    "\n",
    "\n\n",
    "    ",
    " ",
  ],
];

it.each(DIALECTS)("pages of %s are rendered with any content", dialect => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), {maxLength: 14}), pieces => {
      const text = pieces.join("");
      // Front matter has its own tests, because some of it causes an error.
      fc.pre(!/^\s*(?:---|\+\+\+)/.test(text));
      expect(renderText(text, {dialect}).body.html).toBeTypeOf("string");
    }),
    {numRuns: 150},
  );
});

it.each(DIALECTS)("a single marker is a page of %s", dialect => {
  for (const piece of PIECES) expect(() => renderText(piece, {dialect}), piece).not.toThrow();
});

it("runs of letters and spaces after markers terminate", () => {
  for (const run of ["a", "a ", " ", ".a", "/*b*/"])
    for (const start of ["`x`{", "<<< a", "::card{", "{", "<!--@include: a"])
      for (const [dialect, file] of [
        ["nuxt", "a.md"],
        ["vitepress", "a.md"],
        ["nextjs", "a.mdx"],
      ] as const)
        expect(
          () => renderText(`${start}${run.repeat(3000)}!0}#`, {dialect, file}),
          start + run,
        ).not.toThrow();
});
