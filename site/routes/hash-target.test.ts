import {JSDOM} from "jsdom";
import {expect, it} from "vitest";
import {hashTarget} from "./hash-target.ts";

const {document} = new JSDOM(
  '<h2 id="11-in-scope">a</h2><h2 id="übersicht">b</h2><a name="old">c</a><h2 id="100%">d</h2><h2 id="sponsors">e</h2><p id="dx-sponsors">f</p><p id="dx-contributors">g</p>',
).window;

it.each([
  ["#11-in-scope", "a"],
  ["#%C3%BCbersicht", "b"],
  ["#übersicht", "b"],
  ["#old", "c"],
  ["#100%", "d"],
  ["#sponsors", "e"],
  ["#contributors", "g"],
  ["#dx-sponsors", "f"],
  ["#missing", undefined],
  ["#", undefined],
  ["", undefined],
])("finds the target of %s", (hash, text) => {
  expect(hashTarget(hash, document)?.textContent).toBe(text);
});
