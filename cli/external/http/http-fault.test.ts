import {expect, test} from "vitest";
import type {Fault} from "../fault.ts";
import {httpFault} from "./http-fault.ts";

const faultOf = (error: object): Fault =>
  httpFault(Object.assign(new Error("x"), error), "r.example", "the package x");

test.each<[error: object, message: RegExp, expected: Partial<Fault>]>([
  [{code: "ENOTFOUND"}, /^can't resolve the host name r\.example$/, {kind: "unreachable", hostWide: true}],
  [{code: "ECONNREFUSED"}, /^can't connect to r\.example$/, {hostWide: true, passing: true}],
  [{code: "EIDLETIMEOUT"}, /^no response from r\.example$/, {hostWide: true}],
  [
    {code: "DEPTH_ZERO_SELF_SIGNED_CERT"},
    /^could not establish a secure connection to r\.example/,
    {hostWide: true, passing: false},
  ],
  [
    {code: "ERR_TLS_CERT_ALTNAME_INVALID"},
    /^could not establish a secure connection to r\.example/,
    {hostWide: true},
  ],
  [{code: "EINTEGRITY"}, /integrity mismatch/, {kind: "integrity", passing: false}],
  [{code: "ECONNRESET"}, /cut off/, {kind: "unreachable", passing: true, hostWide: false}],
  [{code: "ENOSPC"}, /^the disk is full$/, {kind: "unreachable"}],
  [{statusCode: 404}, /^r\.example does not have the package x \(404\)$/, {kind: "missing", passing: false}],
  [{statusCode: 401}, /^r\.example denies access to the package x \(401\)$/, {kind: "missing"}],
  [{statusCode: 503, headers: {"retry-after": ["3"]}}, /answered 503/, {passing: true, retryAfter: 3000}],
  [{statusCode: 418}, /^r\.example answered 418$/, {kind: "unreachable", passing: false}],
  [{statusCode: 429}, /^r\.example limits requests$/, {kind: "limit", passing: false}],
  [
    {statusCode: 429, headers: {"retry-after": "10"}},
    /resets at/,
    {kind: "limit", passing: true, retryAfter: 10_000},
  ],
  [{code: "EWEIRD"}, /^r\.example failed: x$/, {kind: "unreachable"}],
])("%j", (error, message, expected) => {
  const fault = faultOf(error);
  expect(fault).toMatchObject(expected);
  expect(fault.message).toMatch(message);
});

test("Retry-After may be a date", () => {
  const date = new Date(Date.now() + 60_000).toUTCString();
  const {retryAfter = 0} = faultOf({statusCode: 503, headers: {"retry-after": date}});
  expect(Math.abs(retryAfter - 60_000)).toBeLessThan(5_000);
});
