import {execFile} from "node:child_process";
import {createHash} from "node:crypto";
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {basename, dirname, join, resolve} from "node:path";
import {promisify} from "node:util";
import {installed} from "./installed.ts";
import {SECTIONS, type TextPage, withTitle, writeText} from "./own-text.ts";

const VITEPRESS = "vitepress@1.6.4";
/** Astro requires a newer version of Node.js than this project. */
const STARLIGHT = ["@astrojs/starlight@0.42.4", "astro@7.3.5", "node@24"];

const ROOT = resolve(import.meta.dirname, "../../..");

/** Site that has been built. */
export interface Built {
  name: string;
  folder: string;
  /** Returns the URL of a page, given the path of its file without extension. */
  urlOf(page: string): string;
}

const run = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(command, args, {cwd, env: {...process.env, ...env}, maxBuffer: 1 << 26});

const title = (section: string): string => `${section.charAt(0).toUpperCase()}${section.slice(1)}`;

/** Builds in a folder unless its last build had the same input. Deletes the entries `names` first. */
async function once(
  folder: string,
  pages: readonly TextPage[],
  names: readonly string[],
  build: () => Promise<unknown>,
) {
  const mark = join(folder, "built.sha256");
  const key = createHash("sha256").update(JSON.stringify(pages)).digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === key) return;
  for (const name of [...names, "built.sha256"]) rmSync(join(folder, name), {recursive: true, force: true});
  await build();
  writeFileSync(mark, key);
}

/**
 * Builds the pages with this project's compiled command line. Links to pages outside the corpus are allowed.
 */
export async function buildOurs(pages: readonly TextPage[], work: string): Promise<Built> {
  const folder = join(work, "ours");
  writeText(pages, join(folder, "docs"));
  writeFileSync(
    join(folder, "docs-index.config.json"),
    '{"title": "Docs", "content": "docs", "known": ["/*"]}\n',
  );
  await run(process.execPath, [join(ROOT, "build/cli/bin.js"), "site"], folder);
  return {name: "docs-index", folder: join(folder, "dist"), urlOf: page => `/${page}/`};
}

/** Builds the pages with VitePress: default theme, local search, and a sidebar of all pages. */
export async function buildVitePress(pages: readonly TextPage[]): Promise<Built> {
  const folder = await installed("vitepress", [VITEPRESS]);
  await once(folder, pages, [...SECTIONS, ".vitepress"], async () => {
    writeText(pages.map(withTitle), folder);
    const sidebar = SECTIONS.map(section => ({
      text: title(section),
      items: pages
        .filter(({path}) => dirname(path) === section)
        .map(({path}) => ({text: basename(path, ".md"), link: `/${path.slice(0, -".md".length)}`})),
    }));
    const themeConfig = {search: {provider: "local"}, outline: [2, 3], sidebar};
    const config = {title: "Docs", ignoreDeadLinks: true, themeConfig};
    mkdirSync(join(folder, ".vitepress"));
    writeFileSync(join(folder, ".vitepress/config.mjs"), `export default ${JSON.stringify(config)};\n`);
    const bin = join(folder, "node_modules/vitepress/bin/vitepress.js");
    await run(process.execPath, [bin, "build", "."], folder);
  });
  return {name: "VitePress", folder: join(folder, ".vitepress/dist"), urlOf: page => `/${page}.html`};
}

/** Builds the pages with Starlight in its default setup. */
export async function buildStarlight(pages: readonly TextPage[]): Promise<Built> {
  const folder = await installed("starlight", STARLIGHT);
  await once(folder, pages, ["src", "dist", ".astro"], async () => {
    writeText(pages, join(folder, "src/content/docs"));
    const sidebar = SECTIONS.map(section => ({
      label: title(section),
      items: [{autogenerate: {directory: section}}],
    }));
    writeFileSync(
      join(folder, "astro.config.mjs"),
      `import starlight from "@astrojs/starlight";
export default {integrations: [starlight(${JSON.stringify({title: "Docs", sidebar})})]};
`,
    );
    writeFileSync(
      join(folder, "src/content.config.ts"),
      `import {defineCollection} from "astro:content";
import {docsLoader} from "@astrojs/starlight/loaders";
import {docsSchema} from "@astrojs/starlight/schema";
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    );
    const bin = join(folder, "node_modules/.bin");
    await run(join(bin, "node"), [join(bin, "astro"), "build"], folder, {ASTRO_TELEMETRY_DISABLED: "1"});
  });
  return {name: "Starlight", folder: join(folder, "dist"), urlOf: page => `/${page}/`};
}
