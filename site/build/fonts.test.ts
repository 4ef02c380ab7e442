import {readdirSync, readFileSync} from "node:fs";
import {basename, join} from "node:path";
import {describe, expect, it} from "vitest";
import {languages} from "../messages/languages.ts";
import {clientFolder} from "../prerender/client-build.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Returns the names of a style sheet's font files in order, without folders and hashes. */
const fontFiles = (css: string): string[] =>
  Array.from(css.matchAll(/url\(["']?([^"')]+\.woff2)/g), ([, path = ""]) =>
    basename(path, ".woff2").replace(/(?<=-(?:normal|italic))-[\w-]{8}$/, ""),
  );

describe.each(languages)("the style sheet of the client in %s", language => {
  it("loads the files that the source names for each font", () => {
    const assets = join(clientFolder(ROOT), language, "client/assets");
    const compiled = readdirSync(assets).filter(name => /^entry-client-.*\.css$/.test(name));
    expect(compiled).toHaveLength(1);
    const source = readFileSync(join(ROOT, "site/styles/tokens/fonts.css"), "utf8");
    expect(fontFiles(source)).toHaveLength(4);
    expect(fontFiles(readFileSync(join(assets, compiled[0] as string), "utf8"))).toEqual(fontFiles(source));
  });
});
