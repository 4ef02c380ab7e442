import {mkdirSync, truncateSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import type {SourceFile} from "../model/source-file.ts";
import {decode, readBytes} from "./read.ts";

const folder = temporaryFolder();
const source = (name: string): SourceFile => ({
  path: `content/${name}`,
  contentPath: name,
  file: join(folder, name),
  name,
  extension: ".md",
  url: `/${name.slice(0, -3)}/`,
  section: "_root",
  external: false,
});
const bytesOf = (text: string): Buffer => Buffer.from(text);

describe("readBytes", () => {
  it("returns bytes and hash", () => {
    writeFileSync(join(folder, "a.md"), "abc");
    expect(readBytes(source("a.md"))).toEqual({
      bytes: bytesOf("abc"),
      hash: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    });
  });

  it("rejects pages larger than 16 MiB", () => {
    writeFileSync(join(folder, "large.md"), "");
    truncateSync(join(folder, "large.md"), 16 * 1024 * 1024);
    expect(readBytes(source("large.md"))).toHaveProperty("bytes");
    truncateSync(join(folder, "large.md"), 16 * 1024 * 1024 + 1);
    expect(readBytes(source("large.md"))).toMatchObject({
      diagnostic: {code: "file-too-large", file: "content/large.md"},
    });
  });

  it.each([
    ["a page that vanished after it was listed", "gone.md", "ENOENT"],
    ["a folder that took the place of a page", "folder.md", "EISDIR"],
  ])("reports %s", (_, name, reason) => {
    mkdirSync(join(folder, "folder.md"), {recursive: true});
    expect(readBytes(source(name))).toMatchObject({
      diagnostic: {
        code: "file-unreadable",
        file: `content/${name}`,
        message: expect.stringContaining(reason),
      },
    });
  });
});

describe("decode", () => {
  const text = (input: string | Buffer): unknown => decode(source("a.md"), Buffer.from(input), "hash");

  it("drops terminal color sequences, and replaces other control characters", () => {
    const esc = "\u001B";
    expect(text(`${esc}[1;31mred${esc}[0m [x] ${esc}[38;5;9mm${esc}[K ${esc} \u0007\u0085`)).toMatchObject({
      text: "red [x] m \uFFFD \uFFFD\uFFFD",
    });
    expect(text("a\tb\nc")).toMatchObject({text: "a\tb\nc"});
  });

  it("drops a byte order mark, and normalizes line endings to LF", () => {
    expect(text("\uFEFF---\r\ntitle: A\r\n---\r\nx\ry\n")).toMatchObject({
      size: 27,
      text: "\n\n\nx\ny\n",
      yaml: "title: A\n",
      frontMatterLine: 2,
    });
  });

  it.each([
    [Buffer.from([0xff]), 1],
    [Buffer.concat([bytesOf("a\r\nb\n"), Buffer.from([0xc3, 0x28])]), 3],
    [Buffer.concat([bytesOf("a\n"), Buffer.from([0xed, 0xa0, 0x80]), bytesOf("\nb")]), 2],
  ])("reports the line of bytes that are not UTF-8 (%#)", (bytes, line) => {
    expect(text(bytes)).toMatchObject({diagnostic: {code: "file-encoding", line}});
  });
});
