import fc from "fast-check";
import {expect, test} from "vitest";
import {href} from "../common.ts";
import {config} from "../config.ts";
import {isAllowedAddress} from "./addresses.ts";

test.each([
  ["/guide/", true],
  ["#top", true],
  ["https://example.org/", true],
  ["mailto:a@example.org", true],
  ["tel:+1", true],
  ["vscode:extension/a.b", true],
  ["vscode-insiders:x", true],
  ["matrix:r/a:example.org", true],
  ["web+store:1", true],
  ["//example.org/", false],
  ["/\\example.org/", false],
  ["guide/", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["web+:x", false],
  ["web+a1:x", false],
  ["vscodes:x", false],
  ["ms-msdt:x", false],
  ["search-ms:x", false],
])("%s in a data file is allowed: %s", (address, allowed) =>
  expect(href.safeParse(address).success).toBe(allowed),
);

test.each([
  "java\nscript:x",
  " javascript:x",
  "\u0001JAVASCRIPT:x",
  "vbscript:x",
  "data:,x",
  "file:///x",
  "blob:x",
  "about:blank",
])("%j is read as a browser reads it, and refused", address => expect(isAllowedAddress(address)).toBe(false));

test("the content security policy accepts one source per text, and no second directive or header", () =>
  fc.assert(
    fc.property(
      fc.constantFrom(";", ",", " ", "\n", "\r\n", "\t"),
      fc.constantFrom("", "script-src *", "/* https://evil.example", "X-Header: a"),
      (separator, more) => {
        const isValid = (text: string) => config.safeParse({csp: {"img-src": [text]}}).success;
        expect(isValid("https://cdn.example.org")).toBe(true);
        expect(isValid("'self'")).toBe(true);
        expect(isValid(`https://cdn.example.org${separator}${more}`)).toBe(false);
      },
    ),
  ));
