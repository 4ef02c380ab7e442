import {existsSync, mkdirSync, writeFileSync} from "node:fs";
import {basename, dirname, join, resolve} from "node:path";
import {hasPages, permalinkKey, plainContent} from "#dialects/plain/plain-content.ts";
import type {ConfigInput} from "#schemas/config.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {detectProject} from "../config/detect/detect.ts";
import {CONFIG_FILE} from "../config/load.ts";
import {fatal} from "../report/diagnostic.ts";
import type {ExitCode, Io} from "./io.ts";
import {leftOut} from "./left-out.ts";

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
  const isEmpty = !found && !hasPages(io.cwd, 8);
  const content = isEmpty ? writeFirstPage(io.cwd) : (found?.config.content ?? plainContent(io.cwd));
  // A tool may look for public files in a folder that nobody has made.
  const folders = found?.config.public?.filter(name => existsSync(join(io.cwd, name))) ?? [];
  const {public: _, ...carried} = found?.config ?? {};
  const permalink = found ? undefined : permalinkKey(join(io.cwd, content));
  const config: ConfigInput = {
    $schema: schemaPath(io.cwd),
    ...carried,
    content,
    ...(permalink === undefined ? {} : {permalinkKey: permalink}),
    ...(folders.length > 0 && {public: folders}),
  };
  writeFileSync(file, configText(config));
  const pages = content === "." ? "this folder" : content;
  const seen = found
    ? `Found ${found.tool} (${found.file}).`
    : isEmpty
      ? `Found no pages. Wrote the first one: ${content}/index.md.`
      : `Found no documentation tool; pages are in ${pages}.`;
  io.stderr.write(
    `${seen}\n` +
      `Wrote ${CONFIG_FILE}: ${Object.keys(config).slice(1).join(", ")}.\n` +
      leftOut(found?.left ?? []) +
      (found?.faults ?? [])
        .map(({file: at, line, message}) => `${at}${line === undefined ? "" : `:${line}`}: ${message}\n`)
        .join("") +
      `Builds write to artifacts and dist${existsSync(join(io.cwd, ".git")) ? "; let git ignore both" : ""}.\n` +
      "Next: npx docs-index dev, or npx docs-index site.\n",
  );
  return 0;
}

/** Begins a documentation where there is none; gives its folder. */
function writeFirstPage(cwd: string): string {
  const page = join(cwd, "docs/index.md");
  mkdirSync(dirname(page), {recursive: true});
  const title = JSON.stringify(basename(cwd));
  writeFileSync(
    page,
    `---\ntitle: ${title}\n---\n\nThis is the home page. Each file beside it becomes a page.\n`,
  );
  return "docs";
}

/** The schema of the config in the package, which a workspace may have installed further up. */
function schemaPath(cwd: string): string {
  const path = "node_modules/docs-index/schemas/json/v1/config.json";
  for (let folder = cwd; dirname(folder) !== folder; folder = dirname(folder))
    if (existsSync(join(folder, path))) return `${relativePath(cwd, folder) || "."}/${path}`;
  return `./${path}`;
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
