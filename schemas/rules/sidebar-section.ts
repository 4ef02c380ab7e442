import {ROOT_SECTION} from "../artifact-paths.ts";

/** Returns the section name of a sidebar, derived from its URL prefix: `/docs/api/` → `docs-api`. */
export const sidebarSection = (prefix: string): string =>
  prefix === "/" ? ROOT_SECTION : prefix.slice(1, -1).replaceAll("/", "-");
