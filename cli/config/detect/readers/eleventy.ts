import {join} from "node:path";
import {evaluateConfig} from "../evaluate/evaluate.ts";
import {readJson} from "../read-file.ts";
import type {Reader} from "../reader.ts";
import {baseOf, defined, record, text} from "../values.ts";

/** `eleventy.config.*`, mostly a function that returns its folders: https://www.11ty.dev/docs/config/ */
export const readEleventy: Reader = ({folder, file, files}) => {
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
