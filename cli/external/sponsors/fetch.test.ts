import type {ServerResponse} from "node:http";
import {beforeEach, describe, expect, test} from "vitest";
import {sendJson, startServer, type TestRequest} from "#fixtures/support/http-server.ts";
import {sponsorsSnapshot} from "#schemas/sponsors.ts";
import {fetchSponsors} from "./fetch.ts";

interface Body {
  query: string;
  variables: {slug: string; limit: number; offset: number; since?: string};
}

type Node = Record<string, unknown>;

const retry = {retries: 2, firstWait: 1, longestWait: 50};
let members: Node[];
let transactions: Node[];
let fault: ((response: ServerResponse, count: number) => boolean) | null;

const server = await startServer((request, response) => {
  if (fault?.(response, server.requests.length)) return;
  sendJson(response, answerTo(request));
});

/** Answers an API request with a page of members or transactions. */
function answerTo({body}: TestRequest): unknown {
  const {query, variables} = body as Body;
  const all = query.includes("members(") ? members : transactions;
  const nodes = all.slice(variables.offset, variables.offset + variables.limit);
  return {data: {account: {page: {totalCount: all.length, nodes}}}};
}

const member = (slug: string, cents: number, extra: Node = {}): Node => ({
  createdAt: "2020-05-06T07:08:09.000Z",
  totalDonations: {valueInCents: cents},
  account: {name: slug.toUpperCase(), slug, website: null, imageUrl: null, ...extra},
});
const gift = (slug: string | null, cents: number): Node => ({
  amountInHostCurrency: {valueInCents: cents},
  fromAccount: slug === null ? null : {slug},
});

const run = (extra = {}): ReturnType<typeof fetchSponsors> =>
  fetchSponsors({
    endpoint: `${server.url}/graphql/v2`,
    collective: "webpack",
    today: "2024-02-29",
    signal: new AbortController().signal,
    timeoutSeconds: 5,
    retry,
    pause: 0,
    ...extra,
  });

beforeEach(() => {
  server.requests.length = 0;
  members = [];
  transactions = [];
  fault = null;
});

test("returns supporters with their totals and a twelfth of the last year", async () => {
  members = [
    member("small", 1_050),
    member("big", 250_000, {
      website: "https://big.example/?utm=x",
      imageUrl: "https://images.example/big.png",
    }),
  ];
  transactions = [gift("big", 12_000), gift("big", 1_206), gift("small", -500), gift(null, 9)];
  const snapshot = await run();
  expect(snapshot).toEqual({
    date: "2024-02-29",
    supporters: [
      {
        name: "BIG",
        slug: "big",
        website: "https://big.example/?utm=x",
        avatar: "https://images.example/big.png",
        firstDonation: "2020-05-06",
        totalDonations: 250_000,
        monthlyDonations: 1_101,
      },
      expect.objectContaining({slug: "small", totalDonations: 1_050, monthlyDonations: 0}),
    ],
  });
  expect(sponsorsSnapshot.safeParse(snapshot).success).toBe(true);
});

test("requests all pages, only of the last year, for the collective in the config", async () => {
  members = Array.from({length: 2_001}, (_, index) => member(`m${index}`, 100 + index));
  expect((await run()).supporters).toHaveLength(2_001);
  const variables = server.requests.map(({body}) => (body as Body).variables);
  expect(variables.map(({offset}) => offset)).toEqual([0, 1_000, 2_000, 0]);
  expect(variables.every(({slug}) => slug === "webpack")).toBe(true);
  expect(variables.at(-1)?.since).toBe("2023-03-01T00:00:00.000Z");
});

test("keeps one entry per supporter, and none without a name or a contribution", async () => {
  members = [member("twice", 100), member("twice", 300), member("incognito-1", 900), member("none", 0)];
  const {supporters} = await run();
  expect(supporters.map(({slug, totalDonations}) => [slug, totalDonations])).toEqual([["twice", 300]]);
});

test("invalid URLs are dropped", async () => {
  members = [member("evil", 100, {website: "javascript:alert(1)", imageUrl: "data:text/html,x"})];
  expect((await run()).supporters[0]).toMatchObject({website: null, avatar: null});
});

describe("an invalid server response", () => {
  test("is retried if it may be temporary", async () => {
    members = [member("a", 100)];
    fault = (response, count) => {
      if (count === 1) sendJson(response, {}, 503);
      return count === 1;
    };
    expect((await run()).supporters).toHaveLength(1);
  });

  test.each<[string, (response: ServerResponse) => void, object]>([
    ["500", response => sendJson(response, {}, 500), {kind: "unreachable", message: /answered 500/}],
    [
      "429",
      response => sendJson(response, {}, 429, {"retry-after": "900"}),
      {kind: "limit", message: /resets at/},
    ],
    [
      "404",
      response => sendJson(response, {}, 404),
      {kind: "missing", message: /does not have the supporters/},
    ],
    [
      "an error",
      response => sendJson(response, {errors: [{message: "No such field"}]}),
      {message: /No such field/},
    ],
    ["no JSON", response => void response.end("<html>"), {kind: "invalid", message: /not JSON/}],
    [
      "another shape",
      response => sendJson(response, {data: {account: null}}),
      {message: /unexpected shape \(data\.account/},
    ],
    ["half a body", cutOff, {kind: "unreachable", message: /cut off/}],
  ])("%s", async (_, answer, {message, ...expected}: {message?: RegExp}) => {
    fault = response => {
      answer(response);
      return true;
    };
    await expect(run()).rejects.toMatchObject({...expected, message: expect.stringMatching(message ?? "")});
  });

  test("slowly", async () => {
    fault = () => true;
    await expect(run({timeoutSeconds: 0.2})).rejects.toMatchObject({
      message: expect.stringContaining("in 0.2 s"),
    });
  });

  test("endlessly", async () => {
    members = [member("a", 100)];
    fault = response => {
      sendJson(response, {data: {account: {page: {totalCount: 1e9, nodes: [members[0]]}}}});
      return true;
    };
    await expect(run()).rejects.toMatchObject({message: expect.stringContaining("more than 100 pages")});
  });
});

function cutOff(response: ServerResponse): void {
  response.writeHead(200, {"content-length": "1000"});
  response.write('{"data":', () => response.destroy());
}

test("an interrupt by the user ends it", async () => {
  fault = () => true;
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);
  await expect(run({signal: controller.signal})).rejects.toMatchObject({kind: "stopped"});
});
