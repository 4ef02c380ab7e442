import type {TestProject} from "vitest/node";
import {builtSite} from "../built-site.ts";
import {FIREFOX, programPath, WEBKIT} from "./programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    engine: "chromium" | "firefox" | "webkit";
    /** Path of the engine's executable; empty on a developer's machine without it. */
    program: string;
  }
}

/**
 * Prepares the tests of Firefox or WebKit: builds the site, and finds the engine or reports that it is
 * missing.
 */
export default async function oneEngine({provide, name}: TestProject): Promise<void> {
  const engine = name === "firefox" ? "firefox" : "webkit";
  provide("engine", engine);
  provide("site", {folder: await builtSite(), url: ""});
  try {
    provide("program", programPath(engine === "firefox" ? FIREFOX : WEBKIT));
  } catch (error) {
    if (process.env.CI !== undefined) throw error;
    console.warn(`${(error as Error).message} Its tests are skipped.`);
    provide("program", "");
  }
}
