import {readFileSync} from "node:fs";
import {expect, it} from "vitest";
import {generatedFiles} from "./generated.ts";

it.each(generatedFiles())("$file repeats the list of tools (npm run schemas)", ({file, text}) =>
  expect(readFileSync(file, "utf8")).toBe(text),
);
