import {describe, expect, it} from "vitest";
import {FINDINGS} from "#fixtures/support/findings.ts";
import {diagnostic as schema} from "#schemas/diagnostic.ts";
import {githubReport} from "./github.ts";
import {jsonReport} from "./json.ts";
import {junitReport} from "./junit.ts";

const CONTEXT = {toolVersion: "1.2.3", pages: 2, prefix: "docs/"};

describe("machine reports", () => {
  it("GitHub annotations", () =>
    expect(githubReport(FINDINGS, CONTEXT)).toMatchInlineSnapshot(`
      "::warning title=external-missing::the README of a/b was not fetched, so /loaders/b/ is missing%0ARun \`docs-index fetch\`.
      ::error file=docs/content/a b#1.md,line=3,col=5,endLine=3,endColumn=17,title=link-page::there is no page \`/x/\`: 100 %25, "no" <page> & no\\u{7}bell%0ADid you mean /y/?
      ::warning file=docs/content/c.md,line=7,col=1,endLine=9,title=code-unclosed::the code block is never closed%0AAdd the closing fence. To show fences inside a block, use a longer outer fence.
      ::notice file=docs/content/c.md,line=2,col=1,title=sort-duplicate::the sort 2 is also used by /a/%0ASet a different \`sort\` on each page.%0Adocs/content/a.md:3: also sort 2
      ::error file=docs/content/ö.md,title=file-encoding::the page is not valid UTF-8%0ASave it as UTF-8.
      "
    `));

  it("GitHub annotations are empty without findings", () => expect(githubReport([], CONTEXT)).toBe(""));

  it("JUnit", () =>
    expect(junitReport(FINDINGS, CONTEXT)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="docs-index check" tests="5" failures="4" errors="0">
        <testsuite name="docs-index check" tests="1" failures="1" errors="0">
          <testcase name="external-missing" classname="docs-index check">
            <failure type="warning" message="the README of a/b was not fetched, so /loaders/b/ is missing">docs-index check
      the README of a/b was not fetched, so /loaders/b/ is missing
      Run \`docs-index fetch\`.</failure>
          </testcase>
        </testsuite>
        <testsuite name="docs/content/a b#1.md" tests="1" failures="1" errors="0">
          <testcase name="link-page 3:5" classname="docs/content/a b#1.md">
            <failure type="error" message="there is no page \`/x/\`: 100 %, &quot;no&quot; &lt;page&gt; &amp; nobell">docs/content/a b#1.md:3:5
      there is no page \`/x/\`: 100 %, &quot;no&quot; &lt;page&gt; &amp; nobell
      Did you mean /y/?</failure>
          </testcase>
        </testsuite>
        <testsuite name="docs/content/c.md" tests="2" failures="1" errors="0">
          <testcase name="code-unclosed 7:1" classname="docs/content/c.md">
            <failure type="warning" message="the code block is never closed">docs/content/c.md:7:1
      the code block is never closed
      Add the closing fence. To show fences inside a block, use a longer outer fence.</failure>
          </testcase>
          <testcase name="sort-duplicate 2:1" classname="docs/content/c.md">
            <system-out>docs/content/c.md:2:1
      the sort 2 is also used by /a/
      Set a different \`sort\` on each page.</system-out>
          </testcase>
        </testsuite>
        <testsuite name="docs/content/ö.md" tests="1" failures="1" errors="0">
          <testcase name="file-encoding" classname="docs/content/ö.md">
            <failure type="error" message="the page is not valid UTF-8">docs/content/ö.md
      the page is not valid UTF-8
      Save it as UTF-8.</failure>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `));

  it("JUnit has one passed case without findings", () =>
    expect(junitReport([], CONTEXT)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="docs-index check" tests="1" failures="0" errors="0">
      <testsuite name="docs-index check" tests="1" failures="0" errors="0">
        <testcase name="2 pages" classname="docs-index check"/>
      </testsuite>
    </testsuites>
    "
  `));

  it("JSON", () =>
    expect(jsonReport(FINDINGS.slice(0, 2), CONTEXT)).toMatchInlineSnapshot(`
      "{
        "pages": 2,
        "counts": {
          "error": 1,
          "warning": 1,
          "info": 0
        },
        "diagnostics": [
          {
            "code": "external-missing",
            "severity": "warning",
            "message": "the README of a/b was not fetched, so /loaders/b/ is missing",
            "hint": "Run \`docs-index fetch\`.",
            "url": "https://unpkg.com/docs-index/docs/content/reference/diagnostics.md#external-missing"
          },
          {
            "code": "link-page",
            "severity": "error",
            "message": "there is no page \`/x/\`: 100 %, \\"no\\" <page> & no\\u0007bell",
            "file": "content/a b#1.md",
            "line": 3,
            "column": 5,
            "endLine": 3,
            "endColumn": 17,
            "hint": "Did you mean /y/?",
            "url": "https://unpkg.com/docs-index/docs/content/reference/diagnostics.md#link-page"
          }
        ]
      }
      "
    `));

  it("JSON contains findings that match the published schema", () => {
    const {diagnostics} = JSON.parse(jsonReport(FINDINGS, CONTEXT));
    expect(schema.array().parse(diagnostics)).toHaveLength(FINDINGS.length);
  });
});
