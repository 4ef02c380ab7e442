import {spawnSync} from "node:child_process";
import {cpSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {snapshot} from "#fixtures/support/snapshot.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {bin, root} from "../../test-support/build-site.ts";
import {compilePackage} from "../../test-support/compile-package.ts";

it.each(["fixtures/projects/locales", "fixtures/projects/versions", "site/test-support/project"])(
  "the site of %s has the same bytes for any number of threads",
  async name => {
    await compilePackage();
    const folder = temporaryFolder();
    const project = join(folder, "project");
    cpSync(join(root, name), project, {recursive: true, filter: path => !path.includes(".docs-index")});
    const built = (threads: number, out: string): Record<string, string> => {
      const flags = ["--quiet", "--threads", String(threads), "--out", join(folder, out)];
      const {status, stderr} = spawnSync(process.execPath, [bin, "site", ...flags], {
        cwd: project,
        encoding: "utf8",
      });
      expect([0, 1], stderr).toContain(status);
      return snapshot(join(folder, out));
    };
    const wanted = built(1, "1");
    expect(Object.keys(wanted).filter(path => path.endsWith(".html")).length).toBeGreaterThan(5);
    expect(built(3, "3")).toEqual(wanted);
  },
);
