import {spawn} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {setTimeout as wait} from "node:timers/promises";
import type {Page} from "playwright-core";
import {launchBrowser} from "#site/test-support/chromium.ts";
import {copyCorpus} from "./corpus.ts";

const EDITS = 10;

/** Starts the development server on a free port. Resolves to its URL and process. */
async function startDev(project: string) {
  const child = spawn(
    process.execPath,
    ["build/cli/bin.js", "dev", "--config", join(project, "docs-index.config.json"), "--port", "0"],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  // The server writes diagnostics as long as it runs, so its output must be read to the end.
  const url = await new Promise<string>((resolve, reject) => {
    let heard = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      heard += text;
      const address = /open (http:\S+)/.exec(heard)?.[1];
      if (address) resolve(address);
    });
    child.on("exit", () => reject(new Error(`The development server did not start:\n${heard}`)));
  });
  return {child, url};
}

/** Returns milliseconds since 1970 with fractions, on the same clock as the page. */
const now = (): number => performance.timeOrigin + performance.now();

/** Returns the time of the first frame whose body contains a text. */
const shownAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    wanted =>
      new Promise<number>(done => {
        const watcher = new MutationObserver(() => {
          if (!document.querySelector("#dx-body")?.textContent.includes(wanted)) return;
          watcher.disconnect();
          requestAnimationFrame(() => done(performance.timeOrigin + performance.now()));
        });
        watcher.observe(document.body, {subtree: true, childList: true, characterData: true});
      }),
    text,
  );

/** Edits a paragraph several times. Returns the milliseconds until each edit was visible. */
async function measureEdits(page: Page, file: string): Promise<number[]> {
  const text = readFileSync(file, "utf8");
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const mark = `Edit number ${edit}.`;
    const shown = shownAt(page, mark);
    await wait(300);
    const start = now();
    writeFileSync(file, `${text}\n${mark}\n`);
    times.push((await shown) - start);
  }
  return times;
}

const [docs, path = "/concepts/output/", file = "concepts/output.mdx"] = process.argv.slice(2);
if (!docs) throw new Error("usage: npm run bench:edit -- <docs folder> [url] [file]");
const folder = mkdtempSync(join(tmpdir(), "bench-edit-"));
copyCorpus(docs, join(folder, "content"), 1);
writeFileSync(join(folder, "docs-index.config.json"), "{}");
const {child, url} = await startDev(folder);
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  for (let answer = 503; answer !== 200; await wait(100)) {
    answer = (await fetch(url + path.slice(1))).status;
    if (answer === 404) throw new Error(`There is no page ${path}; name one, and its file`);
  }
  await page.goto(url + path.slice(1));
  await page.waitForFunction(() => document.documentElement.dataset.alive === "true");
  const times = (await measureEdits(page, join(folder, "content", file))).map(Math.round);
  const sorted = times.toSorted((a, b) => a - b);
  process.stdout.write(`${times.join(" ")}\nmedian ${sorted[EDITS / 2]} ms, most ${sorted.at(-1)} ms\n`);
} finally {
  await browser.close();
  child.kill();
  rmSync(folder, {recursive: true, force: true});
}
