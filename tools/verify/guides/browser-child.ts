import {format} from "node:util";
import {JSDOM, VirtualConsole} from "jsdom";
import type {Shown, Visit} from "./visit.ts";

const PATIENCE = 15_000;
const STEP = 20;

const {file, clicks, texts, logs} = JSON.parse(process.argv[2] ?? "") as Visit;
const shown: Shown = {text: "", console: [], errors: []};
const virtualConsole = new VirtualConsole();
for (const kind of ["log", "info", "warn", "error", "debug"] as const) {
  virtualConsole.on(kind, (...values: unknown[]) => shown.console.push(format(...values)));
}
virtualConsole.on("jsdomError", (error: Error & {type?: string}) => {
  // Layout and navigation are not simulated, but a page may use them.
  if (error.type !== "not-implemented") shown.errors.push(error.message);
});

const {window} = await JSDOM.fromFile(file, {
  runScripts: "dangerously",
  resources: "usable",
  pretendToBeVisual: true,
  virtualConsole,
});

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < PATIENCE && !holds(); waited += STEP) {
    await new Promise(resolve => setTimeout(resolve, STEP));
  }
}
const bodyText = (): string => window.document.body?.textContent ?? "";

await until(() => window.document.readyState === "complete");
for (const selector of clicks) {
  await until(() => window.document.querySelector(selector) !== null);
  const element = window.document.querySelector<HTMLElement>(selector);
  if (element) element.click();
  else shown.errors.push(`nothing to click at ${selector}`);
}
await until(
  () =>
    texts.every(text => bodyText().includes(text)) &&
    logs.every(text => shown.console.some(line => line.includes(text))),
);
shown.text = bodyText();
window.close();
process.stdout.write(JSON.stringify(shown), () => process.exit(0));
