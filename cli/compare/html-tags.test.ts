import fc from "fast-check";
import {Tokenizer, TokenizerMode} from "parse5";
import {expect, it} from "vitest";
import {htmlTags} from "./html-tags.ts";

const RAW: Record<string, Tokenizer["state"]> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

/** Returns the tags that parse5 finds. */
function reference(html: string): [name: string, attributes: [string, string][]][] {
  const tags: ReturnType<typeof reference> = [];
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(tag) {
        tags.push([tag.tagName, tag.attrs.map(({name, value}) => [name, value])]);
        tokenizer.state = RAW[tag.tagName] ?? tokenizer.state;
      },
      onEndTag: tag => void tags.push([`/${tag.tagName}`, []]),
      onComment: () => {},
      onDoctype: () => {},
      onCharacter: () => {},
      onWhitespaceCharacter: () => {},
      onNullCharacter: () => {},
      onEof: () => {},
    },
  );
  tokenizer.write(html, true);
  return tags;
}

const ours = (html: string): ReturnType<typeof reference> =>
  [...htmlTags(html)].map(({name, attributes}) => [name, name.startsWith("/") ? [] : [...attributes()]]);

const piece = fc.constantFrom(
  ..."<h2>|</h2>|<a |id=|id|x|'|\"|=|>|/>|<|</|</>|<!--|-->|--!>|<!-->|<!--->|<!|<?|- |&amp;|&#39;|&lt;|<script>|</script>|</script |<style>|</STYLE>|<title>|</title>|<textarea>|</textarea>|\n|\t|é|<Aİ |İ=1|ID='A'| name=y|<p\n|</p class=\"".split(
    "|",
  ),
);

it("finds the same tags and attributes as parse5 in any document", () =>
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 30}), pieces => {
      const html = pieces.join("");
      fc.pre(!/<script.*<!--/s.test(html));
      expect(ours(html)).toEqual(reference(html));
    }),
    {numRuns: 3000},
  ));

it("continues after empty elements in an SVG", () =>
  expect(ours('<svg><title/><style/></svg><h2 id="a">')).toEqual([
    ["svg", []],
    ["title", []],
    ["style", []],
    ["/svg", []],
    ["h2", [["id", "a"]]],
  ]));

it.each(["<a ", '<a b="', "<!--", "<script>", "</script", "<h2 id='", "&", "<title>x"])(
  "reads %j in linear time, however often it repeats",
  text => expect([...htmlTags(text.repeat(200_000))].length).toBeLessThanOrEqual(200_000),
);
