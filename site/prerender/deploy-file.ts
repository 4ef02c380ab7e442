import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Deploy} from "../artifacts/deploy.ts";
import type {Artifacts} from "./artifacts.ts";

/** Text of the file that names the deploy: the artifacts do not depend on the code of the site. */
export function deployJson({site, sectionVersion}: Artifacts, build: string): string {
  const names = [...site.sections.map(({name}) => name), ROOT_SECTION];
  const sections = Object.fromEntries(names.map(name => [name, sectionVersion(name)]));
  return `${JSON.stringify({build, sections} satisfies Deploy)}\n`;
}
