import {expect, test} from "vitest";
import {testEntry} from "#fixtures/support/readme.ts";
import {testSource} from "#fixtures/support/source.ts";
import {Fault} from "./fault.ts";
import {findingsOf} from "./findings.ts";
import type {CachedReadme} from "./last-good/cached-readme.ts";
import {Progress} from "./progress.ts";
import type {Result} from "./run.ts";
import {summary} from "./summary.ts";

const plain = (_: unknown, text: string): string => text;
const copy: CachedReadme = {entry: testEntry, bytes: Buffer.from("")};

function result(name: string, status: Result["status"], extra: Partial<Result> = {}): Result {
  const made = status === "failed" ? null : copy;
  const source = testSource(`acme/${name}`);
  return {
    source,
    page: `p/_${name}.md`,
    status,
    copy: made,
    lock: null,
    faults: [],
    broken: [],
    foreign: [],
    removed: [],
    changes: [],
    movedTo: null,
    ...extra,
  };
}

const dead = new Fault("unreachable", "no response from h", {hint: "Check the network."});

function shown(isTTY: boolean, results: readonly Result[]): string {
  const written: string[] = [];
  const progress = new Progress(
    {write: text => written.push(text), isTerminal: isTTY},
    plain,
    results.length,
  );
  for (const {source} of results) progress.start(source);
  for (const one of results) progress.done(one);
  progress.end();
  return written.join("");
}

const RESULTS = [
  result("a-loader", "fetched"),
  result("b-loader", "unchanged"),
  result("c-loader", "failed", {faults: [dead]}),
  result("d-loader", "stale", {faults: [dead]}),
];

test("in plain output, there is a line for each source with an event", () => {
  expect(shown(false, RESULTS)).toBe(
    "✔ loaders/a-loader  fetched  main@c0ffee0\n✖ loaders/c-loader  failed  no response from h\n! loaders/d-loader  stale  main@c0ffee0  no response from h\n",
  );
});

test("on a terminal, the last line shows the progress, and is removed at the end", () => {
  const text = shown(true, RESULTS);
  expect(text).toContain("\r\u001b[2K0/4 a-loader, b-loader");
  expect(text).toContain("\r\u001b[2K1/4 b-loader, c-loader, d-loader");
  expect(text.endsWith("\r\u001b[2K")).toBe(true);
});

test("a long line is truncated to the terminal width", () => {
  const many = Array.from({length: 30}, (_, index) => result(`loader-number-${index}`, "unchanged"));
  const lines = shown(true, many).split("\r\u001b[2K");
  expect(Math.max(...lines.map(line => line.length))).toBe(78);
});

test("the summary counts, lists a few names, and gives each reason once", () => {
  const many = Array.from({length: 6}, (_, index) => result(`n${index}-loader`, "npm", {faults: [dead]}));
  expect(summary([...RESULTS, ...many], plain)).toBe(`
fetched       1  a-loader
from npm      6
    no response from h. Check the network. (6 pages)
unchanged     1  b-loader
stale         1  d-loader
    no response from h. Check the network.
failed        1  c-loader
    no response from h. Check the network.
`);
  expect(summary([], plain)).toBe("");
});

test("diagnostics contain page or repository, line and hint", () => {
  const gone = new Fault("missing", "404");
  const findings = findingsOf([
    result("a-loader", "fetched", {
      broken: [{fragment: "x", line: 7}],
      removed: [{what: "<script>", line: 3}],
    }),
    result("c-loader", "failed", {faults: [dead, gone]}),
    result("d-loader", "stale", {faults: [dead]}),
    result("e-loader", "stale", {faults: [gone]}),
  ]);
  expect(findings.map(({code, message, file, line}) => [code, message, file, line])).toEqual([
    ["external-link", "the README of a-loader has no #x", "p/_a-loader.md", 7],
    [
      "external-markup",
      "loaders/a-loader: <script> was removed (https://github.com/acme/a-loader, README.md, line 3)",
      undefined,
      undefined,
    ],
    ["external-lost", "loaders/c-loader: no response from h; 404", undefined, undefined],
    [
      "external-stale",
      "loaders/d-loader: no response from h; the earlier copy is used",
      undefined,
      undefined,
    ],
    ["external-removed", "loaders/e-loader: 404; the earlier copy is used", undefined, undefined],
  ]);
  expect(findings[3]?.hint).toBe("Check the network.");
});
