import {expect, it} from "vitest";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import {planDocuments} from "./plan.ts";

const BANNER = {html: "A **new** [version](/a/) <b>", dismissKey: "key", dismissValue: "1"};
const FOOTER = {left: [{title: "Start", url: "/a/"}], right: []};

const site = (...args: Parameters<typeof testInput>) =>
  JSON.parse(producedText(planDocuments(testInput(...args)), "data/site.json"));

it("renders footer and banner of the config as safe HTML, and prefers them to the data file", () => {
  const data = {banner: {...BANNER, html: "old"}, footer: {left: [], right: FOOTER.left}};
  expect(site([{url: "/a/"}], {config: {banner: BANNER, footer: FOOTER}, site: data})).toMatchObject({
    banner: {...BANNER, html: 'A <strong>new</strong> <a href="/a/">version</a> &lt;b&gt;'},
    footer: FOOTER,
  });
  expect(site([{url: "/a/"}], {site: data})).toMatchObject(data);
  expect(site([{url: "/a/"}], {config: {banner: null}, site: data})).not.toHaveProperty("banner");
});
