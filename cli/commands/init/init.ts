import {existsSync, mkdirSync, writeFileSync} from "node:fs";
import {dirname, join, resolve} from "node:path";
import {detectProject} from "#cli/config/detect/detect.ts";
import {CONFIG_FILE} from "#cli/config/load.ts";
import {folderTitle, projectTitle} from "#cli/config/project-title.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {hasPages, permalinkKey, plainContent} from "#dialects/plain/plain-content.ts";
import type {ConfigInput} from "#schemas/config.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {repositoryAbove} from "#support/links/code-host.ts";
import type {ExitCode, Io} from "../io.ts";
import {leftOut} from "../left-out.ts";
import {defaultBranch, manifestOf, projectFacts} from "./project-facts.ts";
import {addIgnored, addScripts} from "./project-files.ts";
import {type CiService, WORKFLOW_FILES, workflow} from "./workflow.ts";

/** Flags of `docs-index init`. */
export interface InitFlags {
  /** Replace an existing config. */
  force?: boolean;
  /** CI service to write a workflow for. */
  ci?: CiService;
}

/**
 * Runs `docs-index init`, which writes a short config derived from the documentation tool in use,
 * `package.json` and git, and adds scripts and ignored folders. It is not interactive. Configs of other tools
 * are read, never executed. With `--ci`, an existing config is kept.
 *
 * Throws `config-exists`.
 */
export async function initCommand(flags: InitFlags, io: Io): Promise<ExitCode> {
  const exists = existsSync(resolve(io.cwd, CONFIG_FILE));
  if (exists && !flags.force && !flags.ci) throw fatal("config-exists", `${CONFIG_FILE} already exists`);
  if (!exists || flags.force) await writeConfig(flags.ci, io);
  if (flags.ci) io.stderr.write(writeWorkflow(flags.ci, io.cwd));
  io.stderr.write("Next: npx docs-index dev, or npx docs-index site.\n");
  return 0;
}

/** Writes the workflow to the root of the repository, unless it exists. Returns a message for the user. */
function writeWorkflow(service: CiService, cwd: string): string {
  const top = repositoryAbove(cwd) ?? cwd;
  const path = WORKFLOW_FILES[service];
  const file = join(top, path);
  if (existsSync(file)) return `${path} exists; it is unchanged.\n`;
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, workflow(service, {branch: defaultBranch(top), folder: relativePath(top, cwd)}));
  const lock = existsSync(join(cwd, "package-lock.json"))
    ? ""
    : " It runs npm ci, which needs package-lock.json.";
  const outside = localPackage(cwd, top);
  const vendored =
    outside === undefined
      ? ""
      : ` Copy ${outside} into the repository and install it from there, so that npm ci finds it.`;
  const enabled =
    service === "github" ? " In the settings of the repository, set Pages → Source to GitHub Actions." : "";
  return `Wrote ${path}: checks, builds and deploys.${lock}${vendored}${enabled}\n`;
}

/** Returns the path of this package as `package.json` names it if it is a file outside the repository, which CI does not have. */
function localPackage(cwd: string, top: string): string | undefined {
  const {dependencies, devDependencies} = manifestOf(cwd);
  const written = {...Object(dependencies), ...Object(devDependencies)}["docs-index"];
  const [, path] = /^file:(.+)/.exec(String(written)) ?? [];
  return path !== undefined && relativePath(top, resolve(cwd, path)).startsWith("../") ? path : undefined;
}

async function writeConfig(ci: CiService | undefined, io: Io): Promise<void> {
  const file = resolve(io.cwd, CONFIG_FILE);
  const found = await detectProject(io.cwd);
  const isEmpty = !found && !hasPages(io.cwd, 8);
  const content = isEmpty ? writeFirstPage(io.cwd) : (found?.config.content ?? plainContent(io.cwd));
  // A tool may name a folder of public files that does not exist.
  const folders = found?.config.public?.filter(name => existsSync(join(io.cwd, name))) ?? [];
  const {public: _, ...carried} = found?.config ?? {};
  const facts = projectFacts(io.cwd, join(io.cwd, content));
  // The tool's edit link already identifies the repository.
  if (carried.editLink !== undefined) delete facts.repository;
  const {owner = "", name = "", host} = facts.repository ?? {};
  const pages = ci === "github" && owner !== "" && host === undefined ? githubPages(owner, name) : undefined;
  const permalink = found ? undefined : permalinkKey(join(io.cwd, content));
  const config: ConfigInput = {
    $schema: schemaPath(io.cwd),
    ...(pages && {site: pages}),
    ...facts,
    ...carried,
    content,
    ...(permalink === undefined ? {} : {permalinkKey: permalink}),
    ...(folders.length > 0 && {public: folders}),
  };
  const text = configText(config);
  writeFileSync(file, text);
  const {added, kept} = addScripts(io.cwd);
  const ignored = addIgnored(io.cwd);
  const where = content === "." ? "this folder" : content;
  const seen = found
    ? `Found ${found.tool} (${found.file}).`
    : isEmpty
      ? `Found no pages. Wrote the first one: ${content}/index.md.`
      : `Found no documentation tool; pages are in ${where}.`;
  io.stderr.write(
    `${seen}\n` +
      `Wrote ${CONFIG_FILE}: ${Object.keys(JSON.parse(text)).slice(1).join(", ")}.\n` +
      (config.site === undefined
        ? "Set site to the URL of the site: the sitemap and the feed need it.\n"
        : "") +
      leftOut(found?.left ?? []) +
      (found?.faults ?? [])
        .map(({file: at, line, message}) => `${at}${line === undefined ? "" : `:${line}`}: ${message}\n`)
        .join("") +
      (added.length > 0 ? `Added scripts to package.json: ${added.join(", ")}.\n` : "") +
      (kept.length > 0 ? `package.json already has ${kept.join(", ")}; unchanged.\n` : "") +
      (ignored.length > 0 ? `Added to .gitignore: ${ignored.join(", ")}.\n` : ""),
  );
}

/** Returns the URL of a project on GitHub Pages. A repository named after this host is its owner's site. */
const githubPages = (owner: string, name: string): string => {
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}` : `https://${host}/${name}/`;
};

/** Creates the first page of a new documentation. Returns its folder. */
function writeFirstPage(cwd: string): string {
  const page = join(cwd, "docs/index.md");
  mkdirSync(dirname(page), {recursive: true});
  const title = JSON.stringify(projectTitle(cwd, dirname(page), undefined) ?? folderTitle(cwd));
  writeFileSync(
    page,
    `---\ntitle: ${title}\n---\n\nThis is the home page. Each file beside it becomes a page.\n`,
  );
  return "docs";
}

/**
 * Returns the path of the config schema in the package, which a workspace may have installed in a parent
 * folder.
 */
function schemaPath(cwd: string): string {
  const path = "node_modules/docs-index/schemas/json/v1/config.json";
  for (let folder = cwd; dirname(folder) !== folder; folder = dirname(folder))
    if (existsSync(join(folder, path))) return `${relativePath(cwd, folder) || "."}/${path}`;
  return `./${path}`;
}

/** Formats JSON as people do, with short values on a single line. */
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
