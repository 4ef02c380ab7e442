import {expect, it} from "vitest";
import {testInput} from "#fixtures/support/plan-input.ts";
import {siteContext} from "../context.ts";
import {homeOf} from "./home.ts";

it("shows the text of HTML from other tools, and characters that are not tags", () => {
  const extra = {
    hero: {name: "A <b>bold</b><br/>name", text: "x < `y` & z", tagline: "<span class='a'>All</span> of it"},
    features: [{title: "<i>One</i>", details: 'See <a href="/x/">this</a>.'}],
  };
  const home = homeOf(siteContext(testInput([{url: "/", extra}])));
  expect(home).toMatchObject({
    title: "A bold name",
    text: "x < y & z",
    tagline: "All of it",
    features: [{title: "One", text: "See this."}],
  });
});
