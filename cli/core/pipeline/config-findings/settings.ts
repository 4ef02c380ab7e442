import {inlineHtml, isFixedAddress} from "#core/render/data/inline-html.ts";
import type {Config} from "#schemas/config.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";
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
export function settingFaults({outline, search, banner}: Config): ConfigFault[] {
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
  return [...faults, ...bannerFaults(banner?.html ?? "")];
}

/** Reports HTML in the banner, which readers would see as text, and links that are reduced to their text. */
function bannerFaults(markdown: string): ConfigFault[] {
  const path = ["banner", "html"];
  const html = inlineHtml(markdown);
  const [, tag] =
    /&lt;(\/?[a-z][\w-]*)(?:[^&]|&(?!lt;|gt;))*&gt;/i.exec(html.replaceAll(/<code>[^<]*<\/code>/g, "")) ?? [];
  const links = [...markdown.matchAll(/\]\(\s*([^\s()]+)\s*\)/g)].flatMap(([, href = ""]) =>
    // Links in code remain as they are.
    isFixedAddress(href) || html.includes(`](${escapeHtml(href)})`) ? [] : href,
  );
  return [
    ...(tag === undefined
      ? []
      : [
          {
            code: "config-value" as const,
            message: `the banner shows <${tag}> as text`,
            path,
            hint: "Write Markdown: `**strong**`, `*emphasis*`, code or `[link](/page/)`. The slot `banner` takes HTML.",
          },
        ]),
    ...links.map(
      (href): ConfigFault => ({
        code: "config-value",
        message: `the link to ${href} in the banner is omitted`,
        path,
        hint: "Start it with a slash, or use an absolute URL.",
      }),
    ),
  ];
}
