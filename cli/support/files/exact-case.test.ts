import {existsSync, mkdirSync, symlinkSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {differsInCase, nameInOtherCase, normalizedPath} from "./exact-case.ts";

it("finds a file with composed or decomposed accented letters on disk", () => {
  for (const form of ["NFC", "NFD"] as const) {
    const folder = temporaryFolder();
    const onDisk = join(folder, "é.md".normalize(form));
    writeFiles(folder, {["é.md".normalize(form)]: ""});
    for (const written of ["NFC", "NFD"] as const)
      expect(existsSync(normalizedPath(join(folder, "é.md".normalize(written))))).toBe(true);
    expect(normalizedPath(onDisk)).toBe(onDisk);
  }
  expect(normalizedPath("/nowhere/é.md")).toBe("/nowhere/é.md");
});

it("rejects another letter case on a case-sensitive disk", () => {
  const folder = temporaryFolder();
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9é]{1,6}$/), name => {
      mkdirSync(join(folder, name), {recursive: true});
      writeFiles(folder, {[`${name}/${name}.md`]: "", [`${name}/${name.toUpperCase()}.MD`]: ""});
      expect(differsInCase(join(folder, name, `${name}.md`), folder)).toBe(false);
    }),
    {numRuns: 50},
  );
});

it("reports a name that the disk finds but no folder lists", () => {
  const folder = temporaryFolder();
  writeFiles(folder, {"Parts/Part.md": ""});
  // A link simulates a disk that ignores case, where the other spelling exists too.
  symlinkSync("Part.md", join(folder, "Parts/PART.MD"));
  expect(differsInCase(join(folder, "Parts/part.md"), folder)).toBe(true);
  expect(differsInCase(join(folder, "Parts/Part.md"), folder)).toBe(false);
});

it("suggests the intended file", () => {
  const folder = temporaryFolder();
  writeFiles(folder, {"Part.md": ""});
  expect(nameInOtherCase(join(folder, "part.md"))).toBe("Part.md");
  expect(nameInOtherCase(join(folder, "Part.md"))).toBeUndefined();
  expect(nameInOtherCase(join(folder, "gone/part.md"))).toBeUndefined();
});
