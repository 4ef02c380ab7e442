import {expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";

it.each([
  ["lnk", /Did you mean link-.*\?/],
  ["anchor", /Did you mean link-anchor.*\?/],
  ["link-pgae", /Did you mean link-page\?/],
  ["qqqqqq", /^There is no diagnostic qqqqqq\.\n/],
])("suggests codes for %s, and says how to list them", async (code, message) => {
  const {code: status, stderr} = await run("/", "explain", code);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr).toContain("`npx docs-index explain` lists all codes.\n");
});

it.each([
  ["diff-state", true],
  ["git-shallow", false],
  ["link-page", false],
])("says of %s whether it may end the run: %s", async (code, isException) => {
  const {stdout} = await run("/", "explain", code);
  expect(stdout).toContain(
    `The config can set its severity${isException ? ", unless it ends the run" : ""}: `,
  );
});
