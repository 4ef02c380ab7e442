import {describe, expect, it} from "vitest";
import {CODES, type Code} from "#cli/report/codes.ts";
import {checkProject} from "#fixtures/support/check-project.ts";
import {EXAMPLES} from "./all.ts";
import {EXAMPLE_FILE, page} from "./example.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Returns the files that surround an example. */
const around = (code: Code): Record<string, string | Buffer> => ({
  "docs-index.config.json": JSON.stringify({
    site: "https://docs.example.org",
    dates: "none",
    frames: ["video.example.org"],
    dialect: EXAMPLES.get(code)?.dialect,
  }),
  "content/index.md": page("Home", "Welcome."),
  "content/guides/other.md": page("Other guide", "Text.\n\n## Options\n\nText."),
  "content/guides/graph.png": PNG,
  "content/data/redirects.json": '{"redirects": [{"from": "/old-guide/", "to": "/guides/other/"}]}',
});

/** Codes without an example, because they concern the run, the machine, files as such, or other servers. */
const WITHOUT =
  /^(?:config|content|pattern|settings|tool|home|theme|path|output|cache|watch|git|internal|file|parse|parser|fetch|lock|external|sponsors|votes|search|web|diff|compare|translations|rule|fix|site|slot|serve|plugin|artifacts|edition|image-large|image-variants|page-crash|page-dynamic|code-size|table-size|link-outside|link-unverified|host-rule)(?:-|$)/;

/** Files with an invalid name, mapped to a valid one. */
const RENAMED = new Map<Code, string>([
  ["url-reserved", "guides/print.md"],
  ["url-character", "guides/why.md"],
  ["name-portable", "guides/auxiliary.md"],
]);

const rightFiles = (code: Code): Record<string, string> => {
  const {file = EXAMPLE_FILE, right, beside = {}} = EXAMPLES.get(code) ?? {right: ""};
  // If a second file causes the problem, the correct case is the file alone.
  const alone = code === "url-duplicate" || code === "page-orphan";
  return below({...(alone ? {} : beside), [RENAMED.get(code) ?? file]: right});
};

const below = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text]));

describe("examples of rules", () => {
  it("are there for every rule about content", () => {
    const missing = Object.keys(CODES).filter(code => !EXAMPLES.has(code as Code) && !WITHOUT.test(code));
    expect(missing).toEqual([]);
  });

  it.each([...EXAMPLES.keys()])("%s: the wrong case is found, and nothing else", async code => {
    const {file = EXAMPLE_FILE, wrong, beside = {}} = EXAMPLES.get(code) ?? {wrong: ""};
    const files = {...around(code), ...below({...beside, [file]: wrong})};
    const {diagnostics} = await checkProject(files, ...flagsFor(code));
    expect(diagnostics.map(found => found.code)).toEqual([code]);
  });

  it.each([...EXAMPLES.keys()])("%s: the right case has no fault", async code => {
    const {diagnostics} = await checkProject({...around(code), ...rightFiles(code)}, ...flagsFor(code));
    expect(diagnostics).toEqual([]);
  });
});

/**
 * Returns the flags that enable an optional rule. The default rules always run too and must not report
 * anything.
 */
function flagsFor(code: Code): string[] {
  return (CODES[code] as {optional?: boolean}).optional ? ["--rule", code] : [];
}
