import {expect, it} from "vitest";
import {readersPaths} from "./readers-paths.ts";

it("shows the reader's folders instead of temporary ones, including links to packages", () => {
  const show = readersPaths("/tmp/guide-1/start", "/var/sandbox/node_modules");
  expect(show("in /tmp/guide-1/start/src")).toBe("in /home/me/app/src");
  expect(show("from ../../../var/sandbox/node_modules/a/b.js")).toBe("from ./node_modules/a/b.js");
  expect(show("at /var/sandbox/node_modules/a/b.js")).toBe("at /home/me/app/node_modules/a/b.js");
});
