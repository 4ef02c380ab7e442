import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {faultsOf, picturesOf} from "./check.ts";

const SAID = "A build asks the memory first, then the files on disk.";

it("finds images in Markdown and as elements, with their texts, and none in code", () => {
  const page = extractPage(
    "a.md",
    `![${SAID}](a.svg)\n\n<img src="b.png" width="4" alt="${SAID}">\n\n\`\`\`html\n<img src="c.png">\n\`\`\`\n`,
  );
  expect(picturesOf(page)).toEqual([
    {source: "a.svg", alternative: SAID, path: "a.md", line: 1},
    {source: "b.png", alternative: SAID, path: "a.md", line: 3},
  ]);
});

it("requires a text that describes the image", () => {
  const picture = {source: "a.png", alternative: "Cache", path: "a.md", line: 1};
  expect(faultsOf(picture, undefined)).toEqual(["a.png needs a text that says what it shows"]);
  expect(faultsOf({...picture, alternative: SAID}, undefined)).toEqual([]);
});

it("requires drawings to have a title and dark mode colors", () => {
  const picture = {source: "a.svg", alternative: SAID, path: "a.md", line: 1};
  expect(faultsOf(picture, "<svg></svg>")).toEqual([
    "a.svg has no <title>",
    "a.svg has no colors for a dark page",
  ]);
  const whole = "<svg><title>Cache</title><style>@media (prefers-color-scheme: dark) {}</style></svg>";
  expect(faultsOf(picture, whole)).toEqual([]);
});
