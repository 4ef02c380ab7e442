import {type ChildProcess, spawn} from "node:child_process";
import {createHash} from "node:crypto";
import {join} from "node:path";
import {createInterface} from "node:readline";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {type Artifacts, openArtifacts} from "../prerender/artifacts.ts";
import {readEditions} from "../prerender/editions.ts";

/** What `docs-index build --watch --json --announce` writes: a page as soon as it is made, a report after each round. */
type Line = {page: {path: string; text: string}} | {diagnostics: Diagnostic[]};

/** The state of the artifacts after a round. */
export interface ArtifactsState {
  /** One for each language and version by its path, longer paths first; none as long as nothing could be built. */
  sites: ReadonlyMap<string, Artifacts>;
  findings: Diagnostic[];
  /** Urls of pages that are new or differ from when they were last there, from the root of the whole site. */
  changedPages: string[];
  /** The frame of all pages changed: navigation, sections, texts. */
  frameChanged: boolean;
}

export interface WatchOptions {
  /** The compiled CLI. */
  bin: string;
  /** Flags by which it finds the project. */
  flags: readonly string[];
  project: string;
  /** Folder of the artifacts. */
  out: string;
  onRound: (state: ArtifactsState) => void;
  /** A page changed; the artifacts follow with the round. `url` is that from the root of the whole site. */
  onPage: (page: PageDocument, url: string) => void;
}

const PAGE = /^data\/pages(\/(?:.*\/)?)index\.json$/;

/** Url of the page whose document lies at a path, from the root of the whole site; undefined for other files. */
function pageAt(path: string, editions: Iterable<string>): string | undefined {
  const edition = [...editions].find(one => one !== "" && path.startsWith(`${one}/`));
  if (edition === undefined) return PAGE.exec(path)?.[1];
  const url = PAGE.exec(path.slice(edition.length + 1))?.[1];
  return url && `/${edition}${url}`;
}

/** The artifacts of all languages and versions. Throws where there are none. */
function openSites(out: string): Map<string, Artifacts> {
  const editions = readEditions(out) ?? [null];
  const sites = editions.map((edition): [string, Artifacts] => [
    edition?.path ?? "",
    openArtifacts(join(out, edition?.path ?? ""), edition),
  ]);
  return new Map(sites.sort(([a], [b]) => b.length - a.length));
}

/** Files that every page depends on; the build id alone changes with each edit and is no reason to reload. */
function frameOf(artifacts: Artifacts): string {
  const {buildId: _, ...site} = artifacts.site;
  const sections = artifacts.manifest.files.filter(({path}) =>
    /^data\/(?:sections|sponsors|\w+\.json)/.test(path),
  );
  const hashes = sections.filter(({path}) => !/page-index|site\.json/.test(path)).map(({sha256}) => sha256);
  return JSON.stringify([site, hashes]);
}

/** Runs the CLI in watch mode and reports after each round what changed for readers. Returns the running process. */
export function watchArtifacts({bin, flags, project, out, onRound, onPage}: WatchOptions): ChildProcess {
  const known = new Map<string, string>();
  let frame: string | undefined;
  let sites: ReadonlyMap<string, Artifacts> = new Map();
  const args = [bin, "build", ...flags, "--watch", "--json", "--announce", "--out", out];
  const child = spawn(process.execPath, args, {cwd: project, stdio: ["ignore", "pipe", "inherit"]});
  createInterface({input: child.stdout}).on("line", line => {
    const read = JSON.parse(line) as Line;
    if ("page" in read) {
      const {path, text} = read.page;
      const url = pageAt(path, sites.keys()) ?? "";
      known.set(url, createHash("sha256").update(text).digest("hex"));
      onPage(JSON.parse(text) as PageDocument, url);
      return;
    }
    const {diagnostics: findings} = read;
    try {
      sites = openSites(out);
    } catch {
      onRound({sites: new Map(), findings, changedPages: [], frameChanged: false});
      return;
    }
    const changedPages: string[] = [];
    for (const {path, sha256} of sites.get("")?.manifest.files ?? []) {
      const url = pageAt(path, sites.keys());
      if (url === undefined) continue;
      if (known.get(url) !== sha256) changedPages.push(url);
      known.set(url, sha256);
    }
    const now = [...sites.values()].map(frameOf).join("\n");
    const frameChanged = frame !== undefined && frame !== now;
    frame = now;
    onRound({sites, findings, changedPages, frameChanged});
  });
  return child;
}
