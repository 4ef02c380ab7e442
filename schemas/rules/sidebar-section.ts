import {ROOT_SECTION} from "../artifact-paths.ts";

/** Name of the section that a sidebar of the config makes, from the beginning of its urls: `/docs/api/` → `docs-api`. */
export const sidebarSection = (prefix: string): string =>
  prefix === "/" ? ROOT_SECTION : prefix.slice(1, -1).replaceAll("/", "-");
