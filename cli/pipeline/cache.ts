import {existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {GitDates} from "../discover/git-dates.ts";
import type {Emitted} from "../emit/write.ts";
import {contentHash} from "../lib/hash.ts";
import {type BodyPlace, BodyStore, onDisk} from "./body-store.ts";
import type {PageFacts} from "./types.ts";

/** What a build leaves for the next one. */
interface CacheState {
  /** Version of the tool that left it; another version starts anew. */
  tool: string;
  /** Hash of all that the result of any page depends on besides its file: parser, config, names of all pages. */
  conditions: string;
  pages: {facts: PageFacts; place: BodyPlace}[];
  emitted: Emitted;
  git: GitDates;
  /** Values of data files that were found valid, by hash of the file. */
  validated: [hash: string, value: unknown][];
}

/** Largest share of the pack that may lie unused. */
const MAX_WASTE = 0.5;

/**
 * The cache of one content folder and one output folder. It holds results by content hash, never by time, and may be
 * deleted at any moment: a build with it gives the same bytes as one without.
 */
export class Cache {
  readonly bodies: BodyStore;
  readonly validated: Map<string, unknown>;
  private readonly folder: string | null;
  private readonly state: CacheState;
  private readonly known = new Map<string, PageFacts>();

  private constructor(folder: string | null, state: CacheState, bodies: BodyStore) {
    this.folder = folder;
    this.state = state;
    this.bodies = bodies;
    this.validated = new Map(state.validated);
    for (const {facts} of state.pages) this.known.set(facts.path, facts);
  }

  /**
   * Opens the cache below a folder. Throws `UnusableCache`.
   *
   * @param scope what tells this content and output folder from others
   */
  static open(folder: string, scope: readonly string[], tool: string): Cache {
    const own = join(folder, contentHash(...scope));
    onDisk(() => mkdirSync(own, {recursive: true}));
    const state = readState(own, tool);
    const places = new Map(state.pages.map(({facts, place}) => [facts.url, place]));
    return new Cache(own, state, new BodyStore(join(own, PACK), places));
  }

  /** Forgets the cache of a scope. */
  static remove(folder: string, scope: readonly string[]): void {
    rmSync(join(folder, contentHash(...scope)), {recursive: true, force: true});
  }

  /** A cache that knows nothing and leaves nothing: its file is removed while it is open. Throws `UnusableCache`. */
  static none(): Cache {
    const folder = onDisk(() => mkdtempSync(join(tmpdir(), "docs-index-")));
    try {
      return new Cache(null, emptyState(""), new BodyStore(join(folder, PACK), new Map()));
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  }

  /** Where the output before the last one waits to be used again; null where the cache is off. */
  get spare(): string | null {
    return this.folder === null ? null : join(this.folder, SPARE);
  }

  get emitted(): Emitted {
    return this.state.emitted;
  }

  get git(): GitDates {
    return this.state.git;
  }

  /** Names the conditions of this build (see `CacheState`); results made under others are forgotten. */
  accept(conditions: string): void {
    const key = contentHash(conditions);
    if (this.state.conditions === key) return;
    this.state.conditions = key;
    this.known.clear();
    this.bodies.clear();
  }

  /** Facts of a page, where its bytes are those of the last build. */
  find(path: string, hash: string): PageFacts | undefined {
    const facts = this.known.get(path);
    return facts?.hash === hash ? facts : undefined;
  }

  /** Keeps the results for the next build, replacing the old state in one step. Throws `UnusableCache`. */
  save(pages: readonly PageFacts[], emitted: Emitted, git: GitDates): void {
    if (this.folder === null) return;
    const {places} = this.bodies.waste(pages) > MAX_WASTE ? this.compact(this.folder, pages) : this.bodies;
    const state: CacheState = {
      tool: this.state.tool,
      conditions: this.state.conditions,
      pages: pages.map(facts => ({facts, place: places.get(facts.url) as BodyPlace})),
      emitted,
      git,
      validated: [...this.validated],
    };
    const json = JSON.stringify(state);
    replaceFile(join(this.folder, STATE), path => writeFileSync(path, `${contentHash(json)}\n${json}`));
  }

  close(): void {
    this.bodies.close();
  }

  private compact(folder: string, pages: readonly PageFacts[]): {places: Map<string, BodyPlace>} {
    return replaceFile(join(folder, PACK), path => {
      const next = new BodyStore(path, new Map());
      for (const {url} of pages) next.copy(url, this.bodies);
      next.close();
      return next;
    });
  }
}

const PACK = "bodies.pack";
const SPARE = "spare-output";
const STATE = "state.json";

const emptyState = (tool: string): CacheState => ({
  tool,
  conditions: "",
  pages: [],
  emitted: {},
  git: {head: null, dates: {}},
  validated: [],
});

/** The state left by the same version of the tool; one that is damaged or can't be read counts as none. */
function readState(folder: string, tool: string): CacheState {
  try {
    const [hash, json = ""] = readFileSync(join(folder, STATE), "utf8").split("\n");
    if (hash !== contentHash(json)) return emptyState(tool);
    const state = JSON.parse(json) as CacheState;
    if (state.tool === tool && existsSync(join(folder, PACK))) return state;
  } catch {
    // No state, or a damaged one.
  }
  return emptyState(tool);
}

/** Writes beside the file and renames, so that a kill leaves the old or the new one. */
function replaceFile<T>(path: string, write: (path: string) => T): T {
  return onDisk(() => {
    const result = write(`${path}.next`);
    renameSync(`${path}.next`, path);
    return result;
  });
}
