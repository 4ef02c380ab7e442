import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {readJson} from "../toolkit/static-config/read-file.ts";
import {baseOf, defined, record, text} from "../toolkit/static-config/values.ts";

/** `eleventy.config.*`, mostly a function that returns its folders: https://www.11ty.dev/docs/config/ */
export const settings: ReadSettings = ({folder, file, files}) => {
  const config = record(evaluateConfig(file, files));
  const input = text(record(config.dir).input) ?? ".";
  const manifest = record(readJson(join(folder, "package.json"), files));
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
