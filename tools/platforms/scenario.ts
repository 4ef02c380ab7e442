import {createHash} from "node:crypto";
import {cpSync, mkdirSync, readFileSync, renameSync, rmSync} from "node:fs";
import {join} from "node:path";
import {setTimeout as wait} from "node:timers/promises";
import {copyAllProjects} from "#fixtures/support/all-projects.ts";
import type {TestRegistry} from "#fixtures/support/registry-server.ts";
import {snapshot} from "#fixtures/support/snapshot.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {type Platform, type Ran, run, start} from "./platform.ts";

const PROJECTS = join(import.meta.dirname, "../../fixtures/projects");

/** Outcome of one step. All fields but `stderr` must be the same on all platforms. */
export interface Outcome {
  step: string;
  code: number | null;
  /** Hash of the result. */
  hash: string;
  /** Hashes of created files by path, or other results as text. */
  made: Readonly<Record<string, string>>;
  stderr: string;
}

const PAGE = "content/minimal/guide.md";

/** Import that works only on case-insensitive disks, and must be reported on all of them. */
const WRONG_CASE = {
  "content/case/index.mdx": 'import Part from "./PART.mdx"\n\n<Part />\n\n![a](../../ART/a.svg)\n',
  "content/case/part.mdx": "Text.\n",
  "art/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

/** Whether to run all fixture projects, or only a few. */
export type Extent = "all" | "smoke";

/** Fixture projects of a smoke test: every kind of syntax, few pages. */
const SMOKE = ["asides", "code", "components", "images", "links", "mdx-parts", "minimal", "unicode-names"];

/** Runs every command that writes files or data, on projects copied into a new folder. */
export async function runScenario(
  platform: Platform,
  folder: string,
  registry: TestRegistry,
  extent: Extent,
): Promise<Outcome[]> {
  rmSync(folder, {recursive: true, force: true});
  const outcomes: Outcome[] = [];
  const record = (
    step: string,
    {code, stderr}: Pick<Ran, "code" | "stderr">,
    made: Outcome["made"],
  ): void => {
    outcomes.push({step, code, stderr, made, hash: hashOf(made)});
  };
  const all = join(folder, "all");
  if (extent === "all") copyAllProjects(all);
  else
    for (const name of SMOKE)
      cpSync(join(PROJECTS, name, "content"), join(all, "content", name), {recursive: true});
  writeFiles(all, {
    "docs-index.config.json": '{"dates": "none"}',
    [PAGE]: "# Guide\n\nOnce.\n",
    ...WRONG_CASE,
  });
  const there = (...args: string[]): Promise<Ran> => run(platform, all, args);

  for (const [step, flags] of [
    ["build", ["--threads", "2"]],
    ["build again", []],
  ] as const)
    record(step, await there("build", ...flags), snapshot(join(all, "artifacts")));
  cpSync(join(all, "artifacts"), join(folder, "before"), {recursive: true});
  record("site", await there("site"), snapshot(join(all, "dist")));
  record("site again", await there("site"), snapshot(join(all, "dist")));
  renameSync(join(all, "content/links"), join(all, "content/moved"));
  writeFiles(all, {[PAGE]: "# Guide\n\nTwice.\n"});
  record("site after edits", await there("site"), snapshot(join(all, "dist")));
  for (const args of [
    ["check", "--format", "json"],
    ["diff", "../before", "artifacts", "--format", "json"],
    ["search", "guide"],
    ["order", "minimal"],
    ["explain", "link-page"],
    ["schema", "config"],
  ]) {
    const ran = await there(...args);
    record(args[0] ?? "", ran, {stdout: ran.stdout});
  }

  for (const project of extent === "all" ? ["locales", "versions"] : []) {
    const copy = copied(project, folder);
    record(`site: ${project}`, await run(platform, copy, ["site"]), snapshot(join(copy, "dist")));
  }
  const starlight = copied("dialect-starlight", folder);
  rmSync(join(starlight, "docs-index.config.json"));
  writeFiles(starlight, {
    "astro.config.mjs":
      'import starlight from "@astrojs/starlight";\nexport default {integrations: [starlight({title: "Example"})]};\n',
  });
  renameSync(join(starlight, "content"), join(starlight, "pages"));
  cpSync(join(starlight, "pages"), join(starlight, "src/content/docs"), {recursive: true});
  const init = await run(platform, starlight, ["init"]);
  record("init", init, {config: textOf(join(starlight, "docs-index.config.json"))});
  record("site: as detected", await run(platform, starlight, ["site"]), snapshot(join(starlight, "dist")));

  const external = copied("external-pages", folder);
  rmSync(join(external, ".docs-index"), {recursive: true, force: true});
  writeFiles(external, {"docs-index.config.json": EXTERNAL});
  const env = {npm_config_registry: registry.url};
  const fetched = await run(platform, external, ["fetch"], env);
  record("fetch", fetched, {
    ...snapshot(join(external, ".docs-index/external")),
    lock: textOf(join(external, "docs-index.lock.json")),
  });
  record("dev", ...(await editInDev(platform, all)));
  return outcomes;
}

const EXTERNAL = JSON.stringify({
  dates: "none",
  external: {
    sources: [{section: "loaders", repo: "acme/x-loader", npm: "x-loader"}],
    timeoutSeconds: 20,
  },
});

/** Maximum time until an edit is served, in milliseconds. */
const PATIENCE = 120_000;

/** Edits a page while `dev` is running and waits until the change is served. */
async function editInDev(
  platform: Platform,
  project: string,
): Promise<[Pick<Ran, "code" | "stderr">, Outcome["made"]]> {
  const dev = start(platform, project, ["dev", "--port", "0"]);
  const end = Date.now() + PATIENCE;
  const until = async (text: string): Promise<string> => {
    for (; Date.now() < end; await wait(250)) {
      const [, url] = /open (http:\S+)/.exec(dev.stderr()) ?? [];
      if (url === undefined) continue;
      const answer = await fetch(`${url}data/pages/minimal/guide/index.json`).catch(() => null);
      const body = answer?.ok ? await answer.text() : "";
      if (body.includes(text)) return body;
    }
    return "";
  };
  const first = await until("Twice.");
  writeFiles(project, {[PAGE]: "# Guide\n\nWhile it runs.\n"});
  const second = await until("While it runs.");
  await dev.stop();
  return [
    {code: second === "" ? 1 : 0, stderr: dev.stderr()},
    {first, second},
  ];
}

function copied(project: string, folder: string): string {
  const copy = join(folder, project);
  mkdirSync(folder, {recursive: true});
  cpSync(join(PROJECTS, project), copy, {recursive: true});
  rmSync(join(copy, "expected"), {recursive: true, force: true});
  return copy;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

const hashOf = (made: Outcome["made"]): string =>
  createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 12);
