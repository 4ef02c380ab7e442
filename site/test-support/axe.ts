import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import type {Page} from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: {target: string[]; failureSummary: string}[];
}

/** Rules whose results depend on colors. The style sheets change nothing but colors with the scheme. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/**
 * Returns the problems that axe finds for WCAG 2.2 AA and best practices.
 *
 * @param what rules to run: only those about colors if the page has passed all of them in its other color
 * scheme
 */
export async function violations(page: Page, path = "", what: "all" | "colors" = "all"): Promise<string[]> {
  // All parts are laid out, as for readers: a skipped part keeps its previous colors.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll(".part")) part.classList.add("is-laid-out");
  });
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options = what === "all" ? {rules: {"target-size": {enabled: true}}} : {runOnly: OF_COLORS};
  const found = await page.evaluate(
    async settings => {
      const {axe: engine} = window as unknown as {
        axe: {run(options: object): Promise<{violations: Violation[]}>};
      };
      return (await engine.run(settings)).violations;
    },
    {resultTypes: ["violations"], ...options},
  );
  // The app shell (the service worker's response) has no content, and so no heading.
  const faults = found.filter(({id}) => !(path === "/app-shell/" && id === "page-has-heading-one"));
  return faults.map(
    ({id, nodes}) => `${id}: ${nodes.map(node => `${node.target} ${node.failureSummary}`).join("; ")}`,
  );
}

/**
 * Waits until fonts are loaded, visible images have loaded or failed, color transitions have ended, and two
 * frames were painted.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(({loading}) => loading !== "lazy");
    await Promise.all(shown.map(image => image.decode().catch(() => {})));
    const changing = document.getAnimations().filter(animation => animation instanceof CSSTransition);
    await Promise.all(changing.map(transition => transition.finished.catch(() => {})));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
