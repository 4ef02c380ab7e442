import {expect, test} from "vitest";
import {answersIn} from "./trace.ts";

const LIMIT = {kind: "limit", hostWide: true};

const NONE = {wait: undefined, limit: undefined, movedTo: undefined, type: undefined};

const trace = (...headers: string[]): string =>
  headers.map(header => `10:11:12.123456 http.c:711  <= Recv header: ${header}\n`).join("");

test.each([
  ["no answer", [], {}],
  ["seconds", ["HTTP/1.1 503 Service Unavailable", "Retry-After: 3"], {wait: 3000}],
  ["HTTP/2", ["HTTP/2 429", "retry-after: 120"], {wait: 120_000, limit: LIMIT}],
  ["nonsense", ["HTTP/2 429", "retry-after: soon"], {limit: LIMIT}],
  [
    "a used-up limit of GitHub",
    ["HTTP/2 403", "X-RateLimit-Remaining: 0", "X-RateLimit-Reset: 4070908800"],
    {limit: {...LIMIT, message: "h.example limits requests, resets at 2099-01-01T00:00Z", passing: true}},
  ],
  ["a secondary limit of GitHub", ["HTTP/2 403", "retry-after: 60"], {wait: 60_000, limit: LIMIT}],
  ["a refusal", ["HTTP/2 403", "x-ratelimit-remaining: 59"], {}],
  ["a limit before the last one", ["HTTP/2 429", "HTTP/2 200"], {}],
  ["an answer before the last one", ["HTTP/2 503", "retry-after: 9", "HTTP/2 404"], {}],
  [
    "a repository that moved for good",
    [
      "HTTP/1.1 301 Moved Permanently",
      "location: https://h.example/b/new.git/info/refs?service=git-upload-pack",
    ],
    {movedTo: "https://h.example/b/new"},
  ],
  ["one that moved for now", ["HTTP/1.1 302 Found", "location: https://h.example/b/new.git/info/refs"], {}],
  ["a web page", ["HTTP/2 200", "content-type: text/html; charset=utf-8"], {type: "text/html"}],
  ["another page", ["HTTP/1.1 301 Moved", "location: https://h.example/login"], {}],
  ["another scheme", ["HTTP/1.1 301 Moved", "location: http://h.example/b/new.git/info/refs"], {}],
])("%s", (_, headers, expected) =>
  expect({...NONE, ...answersIn(trace(...headers), "h.example")}).toMatchObject({...NONE, ...expected}),
);
