import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {readToml} from "../toolkit/static-config/read-toml.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {baseOf, defined, languageOf, list, record, text} from "../toolkit/static-config/values.ts";

/** Types of the settings that are read. */
const SHAPE = {
  ...{title: "string", description: "string", base_url: "string", default_language: "string"},
  ignored_content: ["string"],
  languages: "object",
} as const;

/** Reads `zola.toml`: https://www.getzola.org/documentation/getting-started/configuration/ */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = checkedRecord(readToml(file, files), SHAPE, file, files);
  const languages = Object.keys(record(config.languages)).filter(name => /^[\w-]+$/.test(name));
  if (languages.length > 0) left.push(`pages in other languages (${languages.join(", ")})`);
  const address = text(config.base_url);
  return defined({
    content: join(folder, "content"),
    title: text(config.title),
    description: text(config.description),
    lang: languageOf(config.default_language),
    site: address && /^https?:/.test(address) ? address : undefined,
    base: address && /^https?:/.test(address) ? undefined : baseOf(address),
    public: [join(folder, "static")],
    exclude: [...list(config.ignored_content).map(String), ...languages.map(name => `**/*.${name}.md`)],
    known: list(config.taxonomies).flatMap(entry => {
      const name = text(record(entry).name);
      return name === undefined ? [] : [`/${name}`];
    }),
  });
};
