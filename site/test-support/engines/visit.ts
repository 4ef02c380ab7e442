import {inject, onTestFinished} from "vitest";
import {engines, type Wishes} from "./engine.ts";
import type {Page} from "./page.ts";
import {type ServedSite, type Serving, serveSite} from "./served-site.ts";

/** Waits until React has hydrated the document. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.alive === "true");

/** Visit to the site on its own origin. */
export interface Visit extends ServedSite {
  page: Page;
  /** Opens another tab. */
  newTab(path: string): Promise<Page>;
  /** Navigates to a path of the site and waits for hydration. */
  go(page: Page, path: string): Promise<void>;
}

/** Options of a visit. */
export interface VisitOptions extends Serving, Wishes {
  width?: number;
  height?: number;
  /** Folder of the site; defaults to the fixture's. */
  folder?: string;
}

/** Opens a page in the current engine and waits for hydration. Everything is closed when the test ends. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const {width = 1280, height = 800, folder = inject("site").folder, reducedMotion, ...serving} = options;
  const served = await serveSite(folder, serving);
  const pages = await engines[inject("engine")]({width, height}, {reducedMotion});
  onTestFinished(async () => {
    await pages.close();
    served.close();
  });
  const go = async (page: Page, to: string): Promise<void> => {
    await page.goto(served.url + to);
    await alive(page);
  };
  const newTab = async (to: string): Promise<Page> => {
    const page = await pages.newPage();
    await go(page, to);
    return page;
  };
  return {...served, page: await newTab(path), newTab, go};
}
