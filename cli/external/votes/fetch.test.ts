import {beforeEach, expect, test} from "vitest";
import {sendJson, startServer} from "#fixtures/support/http-server.ts";
import type {VoteData} from "#schemas/vote.ts";
import {fetchVotes} from "./fetch.ts";
import {votingPlace} from "./place.ts";

let answer: Parameters<typeof startServer>[0];
const server = await startServer((request, response) => answer(request, response));

beforeEach(() => {
  server.requests.length = 0;
  answer = ({path}, response) => {
    if (path.includes("discussion") || path === "/graphql") {
      return sendJson(response, {data: {repository: {discussion: {upvoteCount: 42}}}});
    }
    if (path.endsWith("/404")) return sendJson(response, {message: "Not Found"}, 404);
    sendJson(response, {
      reactions: {"+1": 5, "-1": 9, heart: 2, hooray: 1, rocket: 0, confused: 3, total_count: 20},
    });
  };
});

const proposal = (id: string, url: string): VoteData["proposals"][number] => ({
  id,
  title: id,
  description: "",
  url,
});
const GITHUB = "https://github.com/webpack/webpack";

const run = (proposals: VoteData["proposals"], token?: string): ReturnType<typeof fetchVotes> =>
  fetchVotes({
    proposals,
    api: server.url,
    token,
    today: "2024-01-02",
    signal: new AbortController().signal,
    timeoutSeconds: 5,
    retry: {retries: 1, firstWait: 1, longestWait: 50},
  });

test("counts positive reactions to issues and upvotes of discussions", async () => {
  const {snapshot, uncounted} = await run(
    [proposal("a", `${GITHUB}/issues/1`), proposal("b", `${GITHUB}/discussions/2`)],
    "s3cret",
  );
  expect(snapshot).toEqual({date: "2024-01-02", counts: {a: 8, b: 42}});
  expect(uncounted).toEqual([]);
  expect(server.requests.every(({headers}) => headers.authorization === "Bearer s3cret")).toBe(true);
});

test("no number is invented for what can't be counted", async () => {
  const {snapshot, uncounted} = await run([
    proposal("search", `${GITHUB}/issues?q=x`),
    proposal("discussion", `${GITHUB}/discussions/2`),
    proposal("gone", `${GITHUB}/issues/404`),
    proposal("good", `${GITHUB}/issues/7`),
  ]);
  expect(snapshot.counts).toEqual({good: 8});
  expect(uncounted.map(({id}) => id)).toEqual(["search", "discussion", "gone"]);
  expect(uncounted[1]?.reason).toContain("GITHUB_TOKEN");
  expect(server.requests.some(({headers}) => headers.authorization !== undefined)).toBe(false);
});

test("a rate limit is reported with its end and a hint, but never with the token", async () => {
  const reset = Math.floor(Date.UTC(2099, 0, 1) / 1000);
  answer = (_, response) =>
    sendJson(response, {message: "API rate limit"}, 403, {
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": String(reset),
    });
  await expect(run([proposal("a", `${GITHUB}/issues/1`)])).rejects.toMatchObject({
    kind: "limit",
    message: expect.stringMatching(/limits requests, resets at 2099-01-01T00:00Z$/),
    hint: "Set GITHUB_TOKEN.",
  });
  const error = await run([proposal("a", `${GITHUB}/issues/1`)], "s3cret").catch(fault => fault);
  expect(JSON.stringify({...error, message: error.message, stack: error.stack})).not.toContain("s3cret");
});

test("a response with another structure is not a count", async () => {
  answer = (_, response) => sendJson(response, {reactions: {"+1": "many"}});
  await expect(run([proposal("a", `${GITHUB}/issues/1`)])).rejects.toMatchObject({kind: "invalid"});
});

test.each([
  [`${GITHUB}/issues/14054`, "issue"],
  [`${GITHUB}/pull/3`, "issue"],
  [`${GITHUB}/discussions/9#discussioncomment-1`, "discussion"],
  [`${GITHUB}/issues`, undefined],
  ["https://gitlab.com/a/b/issues/1", undefined],
  ["https://github.com.evil.example/a/b/issues/1", undefined],
])("%s is %s", (url, kind) => {
  expect(votingPlace(url)?.kind).toBe(kind);
});
