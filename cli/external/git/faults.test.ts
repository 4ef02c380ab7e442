import {expect, test} from "vitest";
import {gitFault} from "./faults.ts";

const GITHUB = "unable to access 'https://github.com/a/x/'";

test.each([
  [
    `fatal: ${GITHUB}: Could not resolve host: github.com`,
    {kind: "unreachable", hostWide: true, passing: true},
  ],
  [
    `fatal: ${GITHUB}: Failed to connect to github.com port 443: Connection refused`,
    {hostWide: true, passing: true},
  ],
  [`fatal: ${GITHUB}: SSL certificate problem: self-signed certificate`, {hostWide: true, passing: false}],
  [
    `fatal: ${GITHUB}: server certificate verification failed. CAfile: none`,
    {hostWide: true, passing: false},
  ],
  [
    `fatal: ${GITHUB}: The requested URL returned error: 503`,
    {kind: "unreachable", hostWide: false, passing: true},
  ],
  [
    `fatal: ${GITHUB}: The requested URL returned error: 404`,
    {kind: "missing", hostWide: false, passing: false},
  ],
  ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", {kind: "missing"}],
  ["remote: Repository not found.\nfatal: repository 'https://github.com/a/x/' not found", {kind: "missing"}],
  ["fatal: remote error: upload-pack: not our ref 1111", {kind: "changed", passing: false}],
  ["error: RPC failed; curl 18 transfer closed\nfatal: early EOF", {kind: "unreachable", passing: true}],
  ["fatal: write error: No space left on device", {kind: "unreachable", hostWide: true}],
  ["spawn git ENOENT", {kind: "unreachable", hostWide: true, message: "git is not installed"}],
  ["fatal: something new", {kind: "unreachable", message: "git failed at github.com: something new"}],
])("%s", (text, expected) => {
  expect(gitFault(new Error(text), "github.com")).toMatchObject(expected);
});

test("a missing repository causes no login prompt", () => {
  const {message} = gitFault(
    new Error("fatal: could not read Username for 'https://github.com'"),
    "github.com",
  );
  expect(message).toBe("github.com requires a sign-in, or the repository was not found");
});
