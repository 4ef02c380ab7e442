import {readFileSync} from "node:fs";
import {Ajv} from "ajv";
import addFormats from "ajv-formats";
import {describe, expect, it} from "vitest";
import {FINDINGS} from "#fixtures/support/findings.ts";
import {sarifReport} from "./sarif.ts";

const CONTEXT = {toolVersion: "1.2.3", pages: 2, prefix: "docs/"};

describe("SARIF", () => {
  it("has rules, results, locations and related locations", () =>
    expect(sarifReport(FINDINGS.slice(2, 4), CONTEXT)).toMatchInlineSnapshot(`
      "{
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "docs-index",
                "version": "1.2.3",
                "rules": [
                  {
                    "id": "code-unclosed",
                    "shortDescription": {
                      "text": "A code block is not closed, or swallows the fence of the next one."
                    },
                    "help": {
                      "text": "Add the closing fence. To show fences inside a block, use a longer outer fence."
                    },
                    "helpUri": "https://unpkg.com/docs-index/docs/content/reference/diagnostics.md#code-unclosed",
                    "defaultConfiguration": {
                      "level": "warning"
                    }
                  },
                  {
                    "id": "sort-duplicate",
                    "shortDescription": {
                      "text": "Two pages of one folder and group have the same \`sort\`, so their file names decide which comes first."
                    },
                    "help": {
                      "text": "Set a different \`sort\` on each page."
                    },
                    "helpUri": "https://unpkg.com/docs-index/docs/content/reference/diagnostics.md#sort-duplicate",
                    "defaultConfiguration": {
                      "level": "note"
                    }
                  }
                ]
              }
            },
            "columnKind": "utf16CodeUnits",
            "results": [
              {
                "ruleId": "code-unclosed",
                "ruleIndex": 0,
                "level": "warning",
                "message": {
                  "text": "the code block is never closed\\nAdd the closing fence. To show fences inside a block, use a longer outer fence."
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "docs/content/c.md",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 7,
                        "startColumn": 1,
                        "endLine": 9,
                        "endColumn": 2
                      }
                    }
                  }
                ],
                "partialFingerprints": {
                  "finding/v1": "96048a8f66fda9d8"
                }
              },
              {
                "ruleId": "sort-duplicate",
                "ruleIndex": 1,
                "level": "note",
                "message": {
                  "text": "the sort 2 is also used by /a/\\nSet a different \`sort\` on each page."
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "docs/content/c.md",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 2,
                        "startColumn": 1
                      }
                    }
                  }
                ],
                "relatedLocations": [
                  {
                    "message": {
                      "text": "also sort 2"
                    },
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "docs/content/a.md",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 3
                      }
                    }
                  }
                ],
                "partialFingerprints": {
                  "finding/v1": "b2a1df0941251903"
                }
              }
            ]
          }
        ]
      }
      "
    `));

  it("encodes paths", () =>
    expect(
      JSON.parse(sarifReport(FINDINGS.slice(1, 2), CONTEXT)).runs[0].results[0].locations[0],
    ).toMatchObject({
      physicalLocation: {artifactLocation: {uri: "docs/content/a%20b%231.md"}},
    }));

  const path = new URL(
    "../../node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json",
    import.meta.url,
  );
  const ajv = new Ajv({strict: false, allErrors: true, unicodeRegExp: false});
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  // The published schema declares draft 4, but uses nothing that later drafts changed.
  const {$schema: _draft, id: _id, ...published} = JSON.parse(readFileSync(path, "utf8"));
  const validate = ajv.compile(published);

  it.each([
    ["findings of every kind", FINDINGS],
    ["none", []],
  ])("%s: valid against the OASIS schema", (_, findings) => {
    validate(JSON.parse(sarifReport(findings, CONTEXT)));
    expect(validate.errors ?? []).toEqual([]);
  });

  it("the schema rejects invalid SARIF", () => {
    const log = JSON.parse(sarifReport(FINDINGS, CONTEXT));
    log.runs[0].results[1].level = "fatal";
    expect(validate(log)).toBe(false);
  });
});
