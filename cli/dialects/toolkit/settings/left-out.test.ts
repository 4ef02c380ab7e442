import {expect, it} from "vitest";
import {leaveOut} from "./left-out.ts";

it("names the settings that exist, in one entry", () => {
  const left: string[] = ["rewrites, which are computed"];
  const config = {head: [], themeConfig: {footer: {message: "MIT"}, search: null}};
  leaveOut(left, config, ["head", "themeConfig.footer", "themeConfig.search", "themeConfig.a.b"]);
  leaveOut(left, config, ["transformPageData"]);
  expect(left).toEqual(["rewrites, which are computed", "head, themeConfig.footer"]);
});
