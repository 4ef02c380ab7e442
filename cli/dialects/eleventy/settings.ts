import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {readManifest} from "../toolkit/static-config/manifest.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {baseOf, defined, record, text} from "../toolkit/static-config/values.ts";

/** Types of the settings that are read. */
const SHAPE = {dir: {input: "string"}, pathPrefix: "string"} as const;

/**
 * Reads `eleventy.config.*`, usually a function that returns its folders: https://www.11ty.dev/docs/config/
 */
export const settings: ReadSettings = ({folder, file, files}) => {
  const config = checkedRecord(evaluateConfig(file, files), SHAPE, file, files);
  const input = text(record(config.dir).input) ?? ".";
  const manifest = readManifest(folder, files);
  return defined({
    content: join(folder, input),
    // Folders of layouts and data.
    exclude: ["_*/**", "README.md"],
    title: text(manifest.displayName),
    description: text(manifest.description),
    base: baseOf(config.pathPrefix),
    public: ["public", "static"].map(name => join(folder, input, name)),
  });
};
