import {mkdtemp, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openPage} from "./browser.ts";

describe("openPage", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "browser-"));
    await writeFile(
      join(folder, "a.js"),
      "console.log('loaded %d', 1); document.body.append('from script');",
    );
    await writeFile(
      join(folder, "a.html"),
      "<button onclick=\"document.body.append('clicked')\">b</button><script defer src=a.js></script>",
    );
    await writeFile(
      join(folder, "b.html"),
      "<script src=missing.js></script><script>throw new Error('boom')</script>",
    );
  });
  afterAll(() => rm(folder, {recursive: true}));
  const visit = (file: string, more = {}) =>
    openPage({file: join(folder, file), clicks: [], texts: [], logs: [], ...more});

  it("runs scripts, clicks, and returns text and console", async () => {
    const shown = await visit("a.html", {clicks: ["button"], texts: ["clicked"], logs: ["loaded"]});
    expect(shown.text).toContain("from script");
    expect(shown.text).toContain("clicked");
    expect(shown).toMatchObject({console: ["loaded 1"], errors: []});
  }, 20_000);

  it("returns uncaught errors and missing files", async () => {
    const {errors} = await visit("b.html");
    expect(errors.join()).toMatch(/missing\.js/);
    expect(errors.join()).toMatch(/boom/);
  }, 20_000);
});
