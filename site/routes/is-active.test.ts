import {expect, it} from "vitest";
import {isActive} from "./is-active.ts";

it.each([
  ["/plugins/banner-plugin/", ["/plugins/"], true],
  ["/plugins/", ["/plugins"], true],
  ["/pluginsfoo/", ["/plugins"], false],
  ["/blog/x/", ["/api/", "/blog/"], true],
  ["/blog/x/", [], false],
  ["/blog/x/", ["/"], false],
  ["/", ["/"], true],
])("is %s active for %j: %s", (url, prefixes, active) => {
  expect(isActive(url, prefixes)).toBe(active);
});
