import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import type {Page} from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: {target: string[]; failureSummary: string}[];
}

/** Faults that axe finds for WCAG 2.2 AA and good practice. */
export async function violations(page: Page, path = ""): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const {axe: engine} = window as unknown as {
      axe: {run(options: object): Promise<{violations: Violation[]}>};
    };
    return (await engine.run({resultTypes: ["violations"], rules: {"target-size": {enabled: true}}}))
      .violations;
  });
  // The app shell is the frame without content (what the service worker answers with), so it has no heading.
  const faults = found.filter(({id}) => !(path === "/app-shell/" && id === "page-has-heading-one"));
  return faults.map(
    ({id, nodes}) => `${id}: ${nodes.map(node => `${node.target} ${node.failureSummary}`).join("; ")}`,
  );
}

/** Waits until fonts are there, pictures in view have loaded or failed, and two frames were painted. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(({loading}) => loading !== "lazy");
    await Promise.all(shown.map(image => image.decode().catch(() => {})));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
