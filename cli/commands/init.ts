import {existsSync, writeFileSync} from "node:fs";
import {relative, resolve} from "node:path";
import type {ConfigInput} from "../../schemas/config.ts";
import {detectProject} from "../config/detect/detect.ts";
import {plainContent} from "../config/detect/plain-content.ts";
import {CONFIG_FILE} from "../config/load.ts";
import {fatal} from "../report/diagnostic.ts";
import type {ExitCode, Io} from "./io.ts";

/** Flags of `docs-index init`. */
export interface InitFlags {
  /** Replaces a config that is there. */
  force?: boolean;
}

/**
 * `docs-index init`: looks at what is there and writes a config of a few lines. Configs of documentation tools are read,
 * never run. Throws `config-exists`.
 */
export async function initCommand(flags: InitFlags, io: Io): Promise<ExitCode> {
  const file = resolve(io.cwd, CONFIG_FILE);
  if (existsSync(file) && !flags.force) throw fatal("config-exists", `${CONFIG_FILE} already exists`);
  const found = await detectProject(io.cwd);
  const content = found?.config.content ?? plainContent(io.cwd);
  const config: ConfigInput = {
    $schema: "./node_modules/docs-index/schemas/json/config.schema.json",
    ...found?.config,
    content,
  };
  writeFileSync(file, configText(config));
  io.stderr.write(
    `${found ? `Found ${found.tool} (${found.file})` : `Found no documentation tool; pages are in ${content === "." ? "this folder" : content}`}.\n` +
      `Wrote ${relative(io.cwd, file)}: ${Object.keys(config).slice(1).join(", ")}.\n` +
      "Next: npx docs-index dev, or npx docs-index site.\n",
  );
  return 0;
}

/** JSON as people write it: what fits in a line stands in one. */
export function configText(config: ConfigInput): string {
  const write = (value: unknown, indent: string): string => {
    const flat = JSON.stringify(value).replace(
      /("(?:[^"\\]|\\.)*")|([:,])/g,
      (_, text: string | undefined, sign: string) => text ?? `${sign} `,
    );
    if (typeof value !== "object" || value === null || indent.length + flat.length <= 100) return flat;
    const deeper = `${indent}  `;
    const entries = Array.isArray(value)
      ? value.map(entry => deeper + write(entry, deeper))
      : Object.entries(value).map(
          ([key, entry]) => `${deeper}${JSON.stringify(key)}: ${write(entry, deeper)}`,
        );
    const [open, close] = Array.isArray(value) ? "[]" : "{}";
    return `${open}\n${entries.join(",\n")}\n${indent}${close}`;
  };
  const entries = Object.entries(config).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return `{\n${entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${write(value, "  ")}`).join(",\n")}\n}\n`;
}
