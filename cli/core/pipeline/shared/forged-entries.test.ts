import {existsSync, readdirSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {unwrap, wrap} from "#cli/shared-cache/frame.ts";
import {buildProject} from "#fixtures/support/build-project.ts";
import {startCacheServer} from "#fixtures/support/cache-server.ts";
import {snapshot} from "#fixtures/support/snapshot.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {PACK_PARTS, partHash} from "../cache/packed-body.ts";
import type {ProcessedPage} from "../process-page.ts";
import {packPages, unpackPages} from "./entry.ts";

const server = await startCacheServer();

const FILES = {
  "docs-index.config.json": '{"site": "https://example.org"}',
  "content/index.md": "# Home\n\n![A square](./a.svg)\n\n- [Next](./guide/next.md#part)\n",
  "content/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  "content/guide/next.md":
    "---\ntitle: Next\nrelated: [{title: Home, url: /}]\naliases: [/old/]\n---\n\n## Part\n\nSome *text*.\n",
};

const HOSTILE = [
  null,
  false,
  -1,
  1e300,
  "",
  "/../../../outside/",
  "../../outside.html",
  "/etc/passwd",
  "C:\\outside",
  "javascript:alert(1)",
  "a\nb\0c",
  "__proto__",
  [],
  [null],
  {},
  {out: "../outside.html", path: "/etc/passwd"},
] as const;

/** Change of a value in JSON: the numbers select a path, and the value replaces what is found there. */
const change = fc.record({
  way: fc.array(fc.nat(), {minLength: 1, maxLength: 5}),
  value: fc.constantFrom<unknown>(...HOSTILE),
  isRemoved: fc.boolean(),
});

function changed(json: unknown, {way: [at = 0, ...rest], value, isRemoved}: Change): unknown {
  if (typeof json !== "object" || json === null || Object.keys(json).length === 0) return value;
  const keys = Object.keys(json);
  const key = keys[at % keys.length] as string;
  const copy = Array.isArray(json) ? [...json] : {...json};
  if (rest.length > 0) Reflect.set(copy, key, changed(Reflect.get(copy, key), {way: rest, value, isRemoved}));
  else if (isRemoved) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, value);
  return copy;
}

type Change = {way: number[]; value: unknown; isRemoved: boolean};

const forgedSummary = (page: ProcessedPage, edit: Change): ProcessedPage => {
  const {path, hash} = page.summary;
  return {...page, summary: {...(changed(page.summary, edit) as ProcessedPage["summary"]), path, hash}};
};

/** Parts that are not JSON. */
const PLAIN = new Set<string>(["markdown", "terms"]);

/** Returns the page with one value of its parts changed and matching checksums. */
function forgedBody(page: ProcessedPage, edit: Change): ProcessedPage {
  const {bytes, lengths} = page.body;
  let offset = 0;
  const parts = PACK_PARTS.map((part, i) => {
    const text = Buffer.from(bytes.subarray(offset, offset + (lengths[i] ?? 0))).toString();
    offset += lengths[i] ?? 0;
    return PLAIN.has(part) ? text : JSON.parse(text);
  });
  const buffers = (
    changed(parts, {...edit, isRemoved: edit.isRemoved && edit.way.length > 1}) as unknown[]
  ).map((part, i) =>
    Buffer.from(typeof part === "string" && PLAIN.has(PACK_PARTS[i] ?? "") ? part : JSON.stringify(part)),
  );
  const body = {
    bytes: new Uint8Array(Buffer.concat(buffers)),
    lengths: buffers.map(({length}) => length),
    hashes: buffers.map(partHash),
  };
  return {...page, body};
}

it("forged entries with valid checksums write nothing outside the output and never end a build", async () => {
  const parent = temporaryFolder();
  const folder = join(parent, "a/b/c/project");
  writeFiles(folder, FILES);
  const genuine = await buildProject(folder, "--cache-url", server.url);
  expect(genuine.code).toBe(0);
  const expected = snapshot(join(folder, "artifacts"));
  const entries = new Map(server.entries);

  await fc.assert(
    fc.asyncProperty(change, fc.constantFrom("summary", "body"), async (edit, target) => {
      for (const [path, bytes] of entries) {
        const key = path.slice(path.lastIndexOf("/") + 1);
        const pages = unpackPages((await unwrap(key, bytes)) as Buffer) as ProcessedPage[];
        const forged = pages.map(page =>
          target === "summary" ? forgedSummary(page, edit) : forgedBody(page, edit),
        );
        server.entries.set(path, await wrap(key, packPages(forged)));
      }
      const other = join(parent, "x/y/z/project");
      writeFiles(other, FILES);
      const before = outside(parent);
      const {code} = await buildProject(other, "--cache-url", server.url, "--no-cache");
      expect(code).toBeLessThan(2);
      expect(outside(parent)).toEqual(before);
      expect(existsSync(join(other, "artifacts/index.md"))).toBe(true);
      // Without the cache, nothing of the forgery remains.
      await buildProject(other, "--cache-url", server.url);
      await buildProject(other);
      expect(snapshot(join(other, "artifacts"))).toEqual(expected);
    }),
    {
      // A text that the page's summary does not contain.
      examples: [[{way: [1], value: "", isRemoved: false}, "body"]],
      numRuns: Number(process.env.FORGED_ENTRIES ?? 25),
    },
  );
});

/** Lists everything that is outside of the output of the second project. */
const outside = (parent: string): string[] =>
  readdirSync(parent, {recursive: true, encoding: "utf8"})
    .filter(path => !/project.(?:artifacts|\.docs-index)/.test(path))
    .sort();
