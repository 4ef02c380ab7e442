import {type ChildProcess, spawn} from "node:child_process";
import {createHash} from "node:crypto";
import {createInterface} from "node:readline";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {PageDocument} from "../../schemas/page-document.ts";
import {type Artifacts, openArtifacts} from "../prerender/artifacts.ts";

/** What `docs-index build --watch --json --announce` writes: a page as soon as it is made, a report after each round. */
type Line = {page: {path: string; text: string}} | {diagnostics: Diagnostic[]};

/** The state of the artifacts after a round. */
export interface ArtifactsState {
  /** Null as long as nothing could be built. */
  artifacts: Artifacts | null;
  errors: Diagnostic[];
  /** Urls of pages that are new or differ from when they were last there. */
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
  /** A page changed; the artifacts follow with the round. */
  onPage: (page: PageDocument) => void;
}

const PAGE = /^data\/pages(\/(?:.*\/)?)index\.json$/;

/** Files that every page depends on; the build id alone changes with each edit and is no reason to load anew. */
function frameOf(artifacts: Artifacts): string {
  const {buildId: _, ...site} = artifacts.site;
  const sections = artifacts.manifest.files.filter(({path}) =>
    /^data\/(?:sections|sponsors|\w+\.json)/.test(path),
  );
  const hashes = sections.filter(({path}) => !/page-index|site\.json/.test(path)).map(({sha256}) => sha256);
  return JSON.stringify([site, hashes]);
}

/** Runs the CLI in watch mode and tells after each round what changed for readers. Returns the running process. */
export function watchArtifacts({bin, flags, project, out, onRound, onPage}: WatchOptions): ChildProcess {
  const known = new Map<string, string>();
  let frame: string | undefined;
  const args = [bin, "build", ...flags, "--watch", "--json", "--announce", "--out", out];
  const child = spawn(process.execPath, args, {cwd: project, stdio: ["ignore", "pipe", "inherit"]});
  createInterface({input: child.stdout}).on("line", line => {
    const read = JSON.parse(line) as Line;
    if ("page" in read) {
      const {path, text} = read.page;
      known.set(PAGE.exec(path)?.[1] ?? "", createHash("sha256").update(text).digest("hex"));
      onPage(JSON.parse(text) as PageDocument);
      return;
    }
    const errors = read.diagnostics.filter(({severity}) => severity === "error");
    let artifacts: Artifacts;
    try {
      artifacts = openArtifacts(out);
    } catch {
      onRound({artifacts: null, errors, changedPages: [], frameChanged: false});
      return;
    }
    const changedPages: string[] = [];
    for (const {path, sha256} of artifacts.manifest.files) {
      const url = PAGE.exec(path)?.[1];
      if (url === undefined) continue;
      if (known.get(url) !== sha256) changedPages.push(url);
      known.set(url, sha256);
    }
    const now = frameOf(artifacts);
    const frameChanged = frame !== undefined && frame !== now;
    frame = now;
    onRound({artifacts, errors, changedPages, frameChanged});
  });
  return child;
}
