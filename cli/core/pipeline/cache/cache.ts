import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {isUntouched, type Spare} from "#core/emit/staging.ts";
import type {PageSummary} from "#core/model/page-facts.ts";
import type {PreviousBuild} from "#core/render/search/previous.ts";
import {makeCacheFolder} from "#support/files/cache-folder.ts";
import {contentHash} from "#support/files/hash.ts";
import {replaceFile} from "#support/files/replace-file.ts";
import {readStoredList, writeStoredList} from "#support/files/stored-list.ts";
import type {HashedFile} from "../hash-sources.ts";
import type {KnownFiles} from "../inspect.ts";
import {BodyStore, onDisk} from "./body-store.ts";
import type {BodyPlace} from "./packed-body.ts";
import {type BuildState, noBuild, readBuild, writeBuild} from "./stored-build.ts";
import type {StoredPage} from "./stored-pages.ts";

/** Page summary with its location in the pack. */
type PlacedPage = PageSummary & {place: BodyPlace};

/** Maximum unused fraction of the pack. */
const MAX_WASTE = 0.5;

/**
 * Cache of one content folder and one output folder. Results are keyed by content hash; times only show which files need not be
 * hashed again. The cache may be deleted at any moment: builds with and without it produce the same bytes.
 */
export class Cache implements KnownFiles {
  readonly validated: Map<string, unknown>;
  readonly hashes: Map<string, HashedFile>;
  readonly build: BuildState;
  private readonly pagesOfBuild: string | null;
  private pagesHash: string | null = null;
  private readonly folder: string | null;
  private readonly tool: string;
  private readonly known = new Map<string, StoredPage>();
  private key = "";
  private store: BodyStore | undefined;
  private scratchFolder: string | undefined;

  private constructor(folder: string | null, tool: string) {
    this.folder = folder;
    this.tool = tool;
    const stored = folder === null ? noBuild() : readBuild(join(folder, BUILD), tool);
    const {pages, validated, hashes, ...build} = stored;
    this.build = build;
    this.pagesOfBuild = pages;
    this.validated = validated;
    this.hashes = hashes;
  }

  /**
   * Opens the cache in a folder. Throws `UnusableCache`.
   *
   * @param scope strings that identify the content and output folder
   * @param tool version of the tool; state of other versions is ignored
   */
  static open(folder: string, scope: readonly string[], tool: string): Cache {
    const own = join(folder, contentHash(...scope));
    onDisk(() => {
      makeCacheFolder(folder);
      mkdirSync(own, {recursive: true});
      // Left over by a killed run.
      for (const name of readdirSync(own))
        if (name.startsWith(SCRATCH)) rmSync(join(own, name), {recursive: true, force: true});
    });
    return new Cache(own, tool);
  }

  /** Removes the cache of a scope. */
  static remove(folder: string, scope: readonly string[]): void {
    rmSync(join(folder, contentHash(...scope)), {recursive: true, force: true});
  }

  /** Returns a cache that is empty and stores nothing. */
  static none(): Cache {
    return new Cache(null, "");
  }

  /** The output before the last one, kept for reuse; null if the cache is disabled. */
  get spare(): Spare | null {
    return this.folder === null ? null : {folder: join(this.folder, SPARE), state: this.build.spare};
  }

  /**
   * Opens the pages of the last build if its conditions were the same: everything that page results depend on besides the
   * page's file (parser, config, names of all pages). Throws `UnusableCache`.
   */
  openPages(conditions: string): void {
    this.key = contentHash(conditions);
    if (this.folder === null) {
      this.store = temporaryStore();
      return;
    }
    const pack = join(this.folder, PACK);
    const stored = readStoredList<PlacedPage>(join(this.folder, PAGES), this.pagesKey);
    const holdsPages = stored !== null && existsSync(pack);
    this.store = new BodyStore(pack, holdsPages);
    for (const page of this.store.open(holdsPages ? stored.values : [])) this.known.set(page.path, page);
    this.pagesHash = stored?.hash ?? null;
  }

  /** Bodies of the pages; requires `openPages`. */
  get bodies(): BodyStore {
    if (!this.store) throw new Error("the pages of the cache are not open");
    return this.store;
  }

  /** Returns a page of the last build if its bytes are unchanged. */
  find(path: string, hash: string): StoredPage | undefined {
    const facts = this.known.get(path);
    return facts?.hash === hash ? facts : undefined;
  }

  /** Reports whether `build` and the stored pages are of one build, which had this number of pages; requires `openPages`. */
  isWhole(pages: number): boolean {
    return this.pagesHash !== null && this.pagesHash === this.pagesOfBuild && this.known.size === pages;
  }

  /** Returns a page as it was in the last build; requires `openPages`. */
  lastFacts(path: string): StoredPage | undefined {
    return this.known.get(path);
  }

  /**
   * Returns the state of the last build; requires `openPages`.
   *
   * @param out its output folder
   */
  previousBuild(out: string): PreviousBuild {
    return {
      facts: path => this.lastFacts(path),
      bodies: this.bodies,
      artifact: (path, key) => {
        const known = this.build.emitted[path];
        const file = join(out, path);
        return known?.key === key && isUntouched(file, known) ? () => readFileSync(file, "utf8") : null;
      },
    };
  }

  /** Stores the results for the next build, replacing each file atomically. Throws `UnusableCache`. */
  save(pages: readonly StoredPage[], build: BuildState): void {
    const {folder, tool, validated, hashes} = this;
    if (folder === null) return;
    const stored = this.bodies.waste(pages) > MAX_WASTE ? this.compact(folder, pages) : pages;
    onDisk(() => {
      const pagesHash = writeStoredList(join(folder, PAGES), this.pagesKey, stored);
      writeBuild(join(folder, BUILD), tool, {...build, pages: pagesHash, validated, hashes});
    });
  }

  /** Returns the folder of a kind of files that later builds use again; without a cache, a temporary one. */
  folderOf(kind: string): string {
    return join(this.folder ?? this.scratch(), kind);
  }

  /** Creates a folder for temporary files, which is removed when the cache is closed. Throws `UnusableCache`. */
  scratch(): string {
    this.scratchFolder ??= onDisk(() => mkdtempSync(join(this.folder ?? tmpdir(), SCRATCH)));
    return this.scratchFolder;
  }

  close(): void {
    this.store?.close();
    if (this.scratchFolder) rmSync(this.scratchFolder, {recursive: true, force: true});
  }

  private get pagesKey(): string {
    return contentHash(this.tool, this.key);
  }

  private compact(folder: string, pages: readonly StoredPage[]): PlacedPage[] {
    return onDisk(() =>
      replaceFile(join(folder, PACK), path => {
        const next = new BodyStore(path, false);
        const placed = pages.map(page => ({...page, place: next.copy(page, this.bodies)}));
        next.close();
        return placed;
      }),
    );
  }
}

const PACK = "bodies.pack";
const SPARE = "spare-output";
const SCRATCH = "docs-index-scratch-";
const PAGES = "pages.jsonl";
const BUILD = "build.jsonl";

/** Creates a pack in a temporary file. Throws `UnusableCache`. */
function temporaryStore(): BodyStore {
  const folder = onDisk(() => mkdtempSync(join(tmpdir(), "docs-index-")));
  try {
    return new BodyStore(join(folder, PACK), false);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
