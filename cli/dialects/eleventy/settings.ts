import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {readManifest} from "../toolkit/static-config/manifest.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {baseOf, defined, record, text} from "../toolkit/static-config/values.ts";
import {templatePages} from "./templates.ts";

/** Types of the settings that are read. */
const SHAPE = {dir: {input: "string", output: "string"}, pathPrefix: "string"} as const;

/**
 * Reads `eleventy.config.*`, usually a function that returns its folders: https://www.11ty.dev/docs/config/
 */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = checkedRecord(evaluateConfig(file, files), SHAPE, file, files);
  const input = text(record(config.dir).input) ?? ".";
  const templates = templatePages(join(folder, input), text(record(config.dir).output), files);
  const {count, urls} = templates;
  if (count > 0) left.push(`${count === 1 ? "1 page" : `${count} pages`} in template languages`);
  const manifest = readManifest(folder, files);
  return defined({
    content: join(folder, input),
    // Folders of layouts and data.
    exclude: ["_*/**", "README.md"],
    title: text(manifest.displayName),
    description: text(manifest.description),
    base: baseOf(config.pathPrefix),
    known: urls.length > 0 ? urls : undefined,
    rules: templates.mayBeAny ? {"link-page": "warning"} : undefined,
    public: ["public", "static"].map(name => join(folder, input, name)),
  });
};
