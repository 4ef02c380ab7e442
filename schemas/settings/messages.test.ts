import {describe, expect, it} from "vitest";
import {CONFIG_CODES, validateJson} from "#support/json/json-positions.ts";
import {config} from "../config.ts";
import {en} from "./interface-texts.ts";
import {listTexts} from "./messages.ts";

const validate = (value: unknown) => {
  const result = validateJson(JSON.stringify(value, null, 2), config, "x.json", CONFIG_CODES);
  return "diagnostics" in result
    ? result.diagnostics.map(({line, code, message, hint}) => `${line} ${code} ${message} | ${hint}`)
    : result.value;
};

describe("messages", () => {
  it("accept the English text of every path", () => {
    const messages = Object.fromEntries(listTexts(en));
    expect(validate({messages})).toMatchObject({messages});
  });

  it("report an unknown path with the nearest one", () => {
    expect(validate({messages: {"page.edti": "Improve"}})).toEqual([
      '3 config-unknown-key Unknown key "page.edti" in "messages" | Did you mean "page.edit"?',
    ]);
    expect(validate({locales: [{lang: "de", messages: {"sarch.open": "Suche"}}]})).toEqual([
      '6 config-unknown-key Unknown key "sarch.open" in "locales[0].messages" | Did you mean "search.open"?',
    ]);
  });

  it.each(listTexts(en).filter(([, text]) => text.includes("{")))("keep the placeholders of %s", path => {
    const [found] = validate({messages: {[path]: "text"}}) as string[];
    expect(found).toMatch(/^3 config-value "messages\..*" must contain `\{\w+\}`/);
  });

  it("have no placeholders without a value", () => {
    expect(validate({messages: {"page.edit": "Edit {title}"}})).toEqual([
      expect.stringMatching(/^3 config-value "messages.page.edit" must not contain `\{title\}`/),
    ]);
  });

  it("accept forms for one and many", () => {
    const messages = {"search.count": "{pages|one page|# pages}: {results}"};
    expect(validate({messages})).toMatchObject({messages});
  });
});
