import {describe, expect, it} from "vitest";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import type {NpmLockEntry} from "#schemas/project-files/lock.ts";
import {planDocuments} from "../plan.ts";

const project = (repo: string, npm: string) => ({repo, npm, description: "", maintainer: ""});
const entry = (name: string, version: string): NpmLockEntry => ({
  origin: "npm",
  repo: `https://github.com/acme/${name}`,
  file: "README.md",
  sha256: "0".repeat(64),
  package: name,
  version,
  integrity: "sha512-x",
  commit: null,
});

describe("organization", () => {
  it("contains the known data of a project: the fetched version, and its page at its new URL", () => {
    const input = testInput([{url: "/loaders/a-loader/", repo: "https://github.com/before/a-loader"}]);
    const organization = {
      heading: "",
      introduction: "",
      maintainerNeededUrl: "",
      projects: [project("acme/a-loader", "a-loader"), project("acme/b", "b"), project("acme/c", "c")],
    };
    const lock = {
      lockVersion: 1 as const,
      sources: {"loaders/a": entry("a-loader", "1.2.3"), "x/b": entry("b", "2.0.0")},
    };
    const plan = planDocuments({...input, data: {...input.data, organization, lock}});
    const {projects} = JSON.parse(producedText(plan, "data/organization.json"));
    expect(projects.map(({version, page}: {version: string; page: string}) => [version, page])).toEqual([
      ["1.2.3", "/loaders/a-loader/"],
      ["2.0.0", undefined],
      [undefined, undefined],
    ]);
  });
});
