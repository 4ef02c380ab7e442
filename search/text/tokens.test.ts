import fc from "fast-check";
import {expect, test} from "vitest";
import {type Chunk, chunks, chunkTerms, compact, fold, innerWords, parts, pieces, words} from "./tokens.ts";

const texts = (text: string): string[] => chunks(text).map(chunk => chunk.text);
const terms = (text: string): string[] => {
  const {whole, parts} = chunkTerms(text, null);
  return [...whole, "|", ...parts];
};

test("keeps names together and skips surrounding characters", () => {
  expect(texts("Set `output.publicPath`, then (see resolve-extensions).")).toEqual([
    "Set",
    "output.publicPath",
    "then",
    "see",
    "resolve-extensions",
  ]);
  expect(texts("run webpack serve --open and -c x--y")).toEqual([
    "run",
    "webpack",
    "serve",
    "--open",
    "and",
    "-c",
    "x--y",
  ]);
  expect(texts("__webpack_public_path__ = 'a/b'")).toEqual(["__webpack_public_path__", "a", "b"]);
});

test.each([
  ["output.publicPath", ["outputpublicpath", "|", "output", "publicpath", "public", "path"]],
  ["SplitChunksPlugin", ["splitchunksplugin", "|", "split", "chunks", "plugin"]],
  ["split-chunks-plugin", ["splitchunksplugin", "|", "split", "chunks", "plugin"]],
  ["-t", ["-t", "|"]],
  ["-V", ["-V", "|"]],
  ["--config-name", ["--configname", "configname", "|", "config", "name"]],
  ["__webpack_public_path__", ["webpackpublicpath", "|", "webpack", "public", "path"]],
  ["HTMLElement", ["htmlelement", "|", "html", "element"]],
  ["webpack5", ["webpack5", "|", "webpack", "5"]],
  ["v5.107", ["5.107", "|", "5"]],
  ["Café", ["cafe", "|"]],
  ["C++", ["c++", "|"]],
  ["F#", ["f#", "|"]],
  ["R&D", ["r&d", "|"]],
  ["AT&T", ["at&t", "|", "at"]],
])("%s → %j", (name, expected) => {
  expect(terms(name)).toEqual(expected);
});

test("text with and without letters beyond ASCII is split alike", () => {
  const text = "Use output.publicPath with --config-name, please";
  const pairs = (found: Chunk[]): string[] =>
    found.map(({text: chunk, start, end}) => `${chunk} ${start} ${end}`);
  expect(pairs(chunks(`${text} é`)).slice(0, -1)).toEqual(pairs(chunks(text)));
});

test("positions match the text", () => {
  const text = "Über 代码 output.path";
  for (const {text: chunk, start, end} of chunks(text)) expect(text.slice(start, end)).toBe(chunk);
});

test("folds width, case and accents", () => {
  expect(fold("ＡＢＣ é")).toBe("abc e");
});

test.each([
  ["C++, C# and R&D", ["C++", "C#", "and", "R&D"]],
  ["é: C++/C#", ["é", "C++", "C#"]],
  ["a.b#c x+++ c++11 f##", ["a.b", "c", "x", "c", "11", "f"]],
  ["?ab=1&cd=2 &amp; long&name", ["ab", "1", "cd", "2", "amp", "long", "name"]],
])("only short names include a special character: %s", (text, expected) =>
  expect(texts(text)).toEqual(expected),
);

test("reads words without parts as it reads all names", () => {
  const names = fc.stringMatching(/^[A-Za-z]{0,3}[A-Za-z\dé._$-]{0,6}$/);
  fc.assert(
    fc.property(names, name => {
      expect(innerWords(name)).toEqual(parts(name).flatMap(pieces).map(fold));
      expect(compact(name)).toBe(fold(parts(name).join("")));
    }),
  );
});

test("words don't extend over lines", () => {
  const line = fc.string({unit: fc.constantFrom(..."aZ1é割-._$+#& "), maxLength: 8});
  fc.assert(
    fc.property(fc.array(line), lines => {
      expect(words(lines.join("\n"))).toEqual(lines.flatMap(words));
    }),
  );
});
