import {execFile} from "node:child_process";
import {mkdirSync, readdirSync, rmSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {promisify} from "node:util";
import {installed} from "./installed.ts";
import {SECTIONS, writeText} from "./own-text.ts";

const VITEPRESS = "vitepress@1.6.4";
/** Astro wants a newer Node than this project does. */
const STARLIGHT = ["@astrojs/starlight@0.42.4", "astro@7.3.5", "node@24"];

const ROOT = resolve(import.meta.dirname, "../../..");

/** A finished site. */
export interface Built {
  name: string;
  folder: string;
  /** Address of a page, by the path of its file without the ending. */
  urlOf(page: string): string;
}

const run = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(command, args, {cwd, env: {...process.env, ...env}, maxBuffer: 1 << 26});

function clear(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, name), {recursive: true, force: true});
}

const title = (section: string): string => `${section.charAt(0).toUpperCase()}${section.slice(1)}`;

/** Ours: the built command line; pages that the text links to are elsewhere. */
export async function buildOurs(content: string, work: string): Promise<Built> {
  const folder = join(work, "ours");
  writeText(content, join(folder, "docs"), false);
  writeFileSync(
    join(folder, "docs-index.config.json"),
    '{"title": "Docs", "content": "docs", "known": ["/*"]}\n',
  );
  await run(process.execPath, [join(ROOT, "build/cli/bin.js"), "site"], folder);
  return {name: "docs-index", folder: join(folder, "dist"), urlOf: page => `/${page}/`};
}

/** VitePress: its default theme with local search, and a sidebar of all pages. */
export async function buildVitePress(content: string): Promise<Built> {
  const folder = await installed("vitepress", [VITEPRESS]);
  clear(folder, [...SECTIONS, ".vitepress"]);
  writeText(content, folder, true);
  const sidebar = SECTIONS.map(section => ({
    text: title(section),
    items: readdirSync(join(folder, section)).map(file => {
      const name = file.slice(0, -".md".length);
      return {text: name, link: `/${section}/${name}`};
    }),
  }));
  const themeConfig = {search: {provider: "local"}, outline: [2, 3], sidebar};
  mkdirSync(join(folder, ".vitepress"));
  writeFileSync(
    join(folder, ".vitepress/config.mjs"),
    `export default ${JSON.stringify({title: "Docs", ignoreDeadLinks: true, themeConfig})};\n`,
  );
  await run(
    process.execPath,
    [join(folder, "node_modules/vitepress/bin/vitepress.js"), "build", "."],
    folder,
  );
  return {name: "VitePress", folder: join(folder, ".vitepress/dist"), urlOf: page => `/${page}.html`};
}

/** Starlight as its starter sets it up. */
export async function buildStarlight(content: string): Promise<Built> {
  const folder = await installed("starlight", STARLIGHT);
  clear(folder, ["src", "dist", ".astro"]);
  writeText(content, join(folder, "src/content/docs"), false);
  const sidebar = SECTIONS.map(section => ({
    label: title(section),
    items: [{autogenerate: {directory: section}}],
  }));
  writeFileSync(
    join(folder, "astro.config.mjs"),
    `import starlight from "@astrojs/starlight";\nexport default {integrations: [starlight(${JSON.stringify({title: "Docs", sidebar})})]};\n`,
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
  return {name: "Starlight", folder: join(folder, "dist"), urlOf: page => `/${page}/`};
}
