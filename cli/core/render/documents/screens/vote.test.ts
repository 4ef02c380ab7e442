import {describe, expect, it} from "vitest";
import {ORGANIZATION, VOTE} from "#fixtures/support/data-files.ts";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import type {Manifest} from "#schemas/manifest.ts";
import type {VotesSnapshot} from "#schemas/vote.ts";
import {manifestPieces} from "../manifest.ts";
import {planDocuments} from "../plan.ts";

const voteOf = (votesSnapshot: VotesSnapshot | null) =>
  JSON.parse(
    producedText(
      planDocuments(testInput([{url: "/"}], {data: {vote: VOTE, votesSnapshot}})),
      "data/vote.json",
    ),
  );

describe("vote document", () => {
  it("contains no number that was not counted", () => {
    const {counted, proposals} = voteOf(null);
    expect(counted).toBeUndefined();
    expect(proposals.map((proposal: {votes: unknown}) => proposal.votes)).toEqual([undefined, undefined]);
  });

  it("uses the counts of the snapshot; a missing proposal has none, zero stays zero", () => {
    const {counted, proposals} = voteOf({date: "2026-01-02", counts: {one: 0, other: 9}});
    expect(counted).toBe("2026-01-02");
    expect(proposals.map((proposal: {votes: unknown}) => proposal.votes)).toEqual([0, undefined]);
  });
});

describe("organization document", () => {
  it("is the data file with its header, and exists only with one", () => {
    const input = testInput([{url: "/"}], {data: {organization: ORGANIZATION}});
    expect(JSON.parse(producedText(planDocuments(input), "data/organization.json"))).toMatchObject(
      ORGANIZATION,
    );
    expect(
      [...planDocuments(testInput([{url: "/"}]))].some(({path}) => path === "data/organization.json"),
    ).toBe(false);
  });
});

describe("manifest", () => {
  it("lists files by path, keys in schema order", () => {
    const state = {key: "k", sha256: "a".repeat(64), bytes: 1, mtime: 5};
    const pieces = manifestPieces({"b.json": state, "a.json": state}, "1.2.3", "id");
    const {files, tool}: Manifest = JSON.parse([...pieces].join(""));
    expect(tool).toEqual({name: "docs-index", version: "1.2.3"});
    expect(files.map(file => JSON.stringify(file))).toEqual([
      `{"path":"a.json","bytes":1,"sha256":"${"a".repeat(64)}"}`,
      `{"path":"b.json","bytes":1,"sha256":"${"a".repeat(64)}"}`,
    ]);
  });
});
