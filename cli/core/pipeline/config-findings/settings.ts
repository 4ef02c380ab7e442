import type {Config} from "#schemas/config.ts";
import type {ConfigFault} from "./locate.ts";

/** Public settings that each hosted search engine needs. */
const NEEDED: Readonly<Record<Config["search"]["provider"], readonly string[]>> = {
  local: [],
  none: [],
  algolia: ["appId", "indexName", "apiKey"],
  typesense: ["url", "collection", "apiKey"],
};

/**
 * Reports settings that contradict each other or are incomplete (`config-value`). They are not part of the schema, because
 * settings detected from another tool may have them too.
 */
export function settingFaults({outline, search}: Config): ConfigFault[] {
  const {provider, options} = search;
  const missing = NEEDED[provider].filter(name => !options[name]);
  const names = missing.map(name => `"${name}"`).join(", ");
  const faults: ConfigFault[] = [];
  if (outline && outline[0] > outline[1])
    faults.push({
      code: "config-value",
      message: `no heading has a level from ${outline[0]} to ${outline[1]}`,
      path: ["outline"],
      hint: `Write the higher level first: [${outline[1]}, ${outline[0]}].`,
    });
  if (missing.length > 0)
    faults.push({
      code: "config-value",
      message: `"search.options" needs ${names} for "${provider}"`,
      path: ["search", ...(Object.keys(options).length > 0 ? ["options"] : ["provider"])],
      hint: `Add them to "options": the search on the site needs them.`,
    });
  return faults;
}
