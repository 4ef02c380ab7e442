import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Deploy} from "../artifacts/deploy.ts";
import type {Artifacts} from "./artifacts.ts";

/** Serializes the deploy file. It is separate, because artifacts do not depend on the site's code. */
export function deployJson({site, sectionVersion}: Artifacts, build: string): string {
  const names = [...site.sections.map(({name}) => name), ROOT_SECTION];
  const sections = Object.fromEntries(names.map(name => [name, sectionVersion(name)]));
  return `${JSON.stringify({build, sections} satisfies Deploy)}\n`;
}
