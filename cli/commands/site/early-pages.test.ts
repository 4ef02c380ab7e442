import {spawn} from "node:child_process";
import {mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {lockOutput} from "#core/emit/lock.ts";
import {compileCli} from "#fixtures/support/compiled-cli.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";

/** Starts `docs-index dev`. `said` resolves with what follows a text that the server prints. */
async function startDev(cwd: string) {
  const {folder} = await compileCli();
  const child = spawn(process.execPath, [join(folder, "bin.js"), "dev", "--port", "0"], {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let heard = "";
  let check = (): void => {};
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    heard += text;
    check();
  });
  const ended = new Promise<void>(resolve => child.on("close", () => resolve()));
  return {
    heard: () => heard,
    said: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        check = () => {
          const found = pattern.exec(heard);
          if (found) resolve(found[1] ?? found[0]);
        };
        check();
        void ended.then(() => reject(new Error(`The server ended:\n${heard}`)));
      }),
    close: () => {
      child.kill();
      return ended;
    },
  };
}

/** Reads messages of the server until one lists a page. */
async function waitForPage(stream: ReadableStream<Uint8Array>, url: string): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  for (let text = ""; !text.includes(`"${url}"`); ) {
    const {value, done} = await reader.read();
    if (done) throw new Error(`The server closed the connection after ${text}`);
    text += decoder.decode(value, {stream: true});
  }
  await reader.cancel();
}

const FOLDERS = 20;
const PAGES = 20;

it("shows pages, menus and edits before the first build has ended, and search after it", async () => {
  const root = temporaryFolder();
  const file = (folder: number, page: number): string => join(root, `content/part-${folder}/page-${page}.md`);
  for (let folder = 0; folder < FOLDERS; folder++) {
    mkdirSync(join(root, `content/part-${folder}`), {recursive: true});
    for (let page = 0; page < PAGES; page++)
      writeFileSync(
        file(folder, page),
        `---\ntitle: Title ${folder}-${page}\n---\n\n## Part\n\n[Next](page-${(page + 1) % PAGES}.md) and [wrong](nowhere.md).\n`,
      );
  }
  writeFileSync(join(root, "docs-index.config.json"), "{}");
  const out = join(root, ".docs-index/cache/dev");
  mkdirSync(join(out, ".."), {recursive: true});
  // As long as the output is locked, no build can end.
  const unlock = await lockOutput(out);
  const dev = await startDev(root);
  try {
    const url = await dev.said(/open (http:\S+\/)\n/);
    const text = async (path: string): Promise<string> => (await fetch(url + path)).text();
    const page = await text("part-7/page-3/");
    expect(page).toContain("Title 7-3</h1>");
    expect(page).toContain('href="/part-7/page-4/"');
    for (let other = 0; other < PAGES; other++) expect(page).toContain(`Title 7-${other}`);
    const section = JSON.parse(await text("data/sections/part-7.json")) as {pages: unknown[]};
    expect(section.pages).toHaveLength(PAGES);
    expect((await fetch(`${url}data/search/index.json`)).status).not.toBe(200);
    expect((await fetch(`${url}part-7/page-99/`)).status).toBe(404);

    const events = await fetch(`${url}__dev/events?round=1`);
    await new Promise<void>(resolve => setImmediate(resolve));
    writeFileSync(file(7, 3), "---\ntitle: Title 7-3\n---\n\nAn edited text.\n");
    await waitForPage(events.body as ReadableStream<Uint8Array>, "/part-7/page-3/");
    expect(await text("data/pages/part-7/page-3/index.json")).toContain("An edited text.");
    expect(dev.heard()).not.toContain("first build");

    unlock();
    await dev.said(/(The first build is complete)/);
    expect(dev.heard()).toContain("link-page");
    expect((await fetch(`${url}data/search/index.json`)).status).toBe(200);
    expect(await text("part-7/page-3/")).toContain("An edited text.");
  } finally {
    unlock();
    await dev.close();
  }
});
