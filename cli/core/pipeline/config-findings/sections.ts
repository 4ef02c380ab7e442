import {nearestFinder} from "#cli/report/nearest-of-many.ts";
import type {SourceFile} from "#core/model/source-file.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Config} from "#schemas/config.ts";
import {sidebarSection} from "#schemas/rules/sidebar-section.ts";
import type {ConfigFault} from "./locate.ts";

/**
 * Reports sections in the config without any page or README (`config-section`), whose settings have no effect.
 */
export function unknownSections(config: Config, pages: readonly SourceFile[]): ConfigFault[] {
  const sources = config.external.sources.map(({section}) => section);
  const sidebars = Array.isArray(config.sidebar) ? [] : Object.keys(config.sidebar ?? {}).map(sidebarSection);
  const known = new Set([ROOT_SECTION, ...sources, ...sidebars, ...pages.map(({section}) => section)]);
  const named: {name: string; path: (string | number)[]; key?: string}[] = [
    ...config.sections.map(({name}, i) => ({name, path: ["sections", i, "name"]})),
    ...(config.navigation ?? []).flatMap(({sections}, i) =>
      Array.isArray(sections)
        ? sections.map((name, j) => ({name, path: ["navigation", i, "sections", j]}))
        : [],
    ),
    ...Object.keys(config.external.titleCase).map(name => ({
      name,
      path: ["external", "titleCase"],
      key: name,
    })),
  ];
  const similar = nearestFinder(known);
  return named
    .filter(({name}) => !known.has(name))
    .map(({name, path, key}) => {
      const meant = similar(name);
      const [top] = config.prefix?.split("/") ?? [];
      const ofPrefix =
        top === undefined
          ? undefined
          : `With the prefix "${config.prefix}", the pages of the content folder belong to the section "${top}".`;
      return {
        code: "config-section",
        message: `no page belongs to the section "${name}"`,
        path,
        key,
        hint: meant === undefined ? ofPrefix : `Did you mean "${meant}"?`,
      };
    });
}
