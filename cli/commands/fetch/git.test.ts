import {rmSync} from "node:fs";
import {createServer} from "node:net";
import {join} from "node:path";
import {afterAll, describe, expect, test} from "vitest";
import {fetchFixture, withGit} from "#fixtures/support/fetch-fixture.ts";
import {commit, createRepository, git, SITUATIONS} from "#fixtures/support/git-repositories.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";

const upstream = temporaryFolder();
const fixture = await fetchFixture();

describe("with git", () => {
  test("a repository given by URL becomes a page of its actual branch", async () => {
    withGit(fixture.project);
    const {url} = SITUATIONS["trunk-loader"](upstream);
    const {code, stderr} = await fixture.project.fetch({repo: [url]});
    expect(code).toBe(0);
    expect(stderr).toMatch(/✔ loaders\/trunk-loader {2}fetched {2}trunk@[0-9a-f]{7}/);
    const page = fixture.project.read(".docs-index/external/loaders/_trunk-loader.md");
    expect(page).toContain(
      `source: ${url}/blob/trunk/README.md\nedit: ${url}/edit/trunk/README.md\nrepo: ${url}\n`,
    );
  });

  test("file: requires permission", async () => {
    withGit(fixture.project);
    delete fixture.project.env.DOCS_INDEX_ALLOW_FILE;
    const {url} = SITUATIONS["trunk-loader"](upstream);
    expect(await fixture.project.fetch({repo: [url]})).toMatchObject({
      code: 2,
      fatal: [{code: "fetch-source"}],
    });
  });

  test("a commit removed by a force push keeps the copy, and --update fetches the new state", async () => {
    withGit(fixture.project);
    const {folder, url} = createRepository(upstream, "moving-loader");
    commit(folder, {"README.md": "First.\n"});
    await fixture.project.fetch({repo: [url]});
    const page = ".docs-index/external/loaders/_moving-loader.md";
    git(folder, "checkout", "--quiet", "--orphan", "main2");
    commit(folder, {"README.md": "Second.\n"});
    git(folder, "branch", "-M", "main2", "main");
    git(folder, "reflog", "expire", "--expire=now", "--all");
    git(folder, "gc", "--quiet", "--prune=now");
    rmSync(join(fixture.project.root, ".docs-index/copies"), {recursive: true});
    const lost = await fixture.project.fetch({repo: [url]});
    expect(lost.stderr).toContain("the locked commit is no longer in the repository");
    expect(fixture.project.read(page)).toContain("First.");
    expect((await fixture.project.fetch({repo: [url], update: true})).code).toBe(0);
    expect(fixture.project.read(page)).toContain("Second.");
  });

  describe("and a host that responds incorrectly", () => {
    const silent = createServer(socket => socket.on("error", () => {}));
    const plain = createServer(socket =>
      socket.on("error", () => {}).end("HTTP/1.1 400 Bad Request\r\n\r\n"),
    );
    afterAll(() => [silent, plain].map(server => server.close()));
    const port = async (server: typeof silent): Promise<number> => {
      if (!server.listening) await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
      return (server.address() as {port: number}).port;
    };

    test.each<[string, () => Promise<string>, RegExp]>([
      ["silence", async () => `127.0.0.1:${await port(silent)}`, /no response from 127\.0\.0\.1:\d+ in 1 s/],
      [
        "no TLS",
        async () => `127.0.0.1:${await port(plain)}`,
        /could not establish a secure connection to 127\.0\.0\.1/,
      ],
      ["nothing listening", async () => "127.0.0.1:9", /can't connect to 127\.0\.0\.1:9/],
      ["no address", async () => "git.invalid", /can't resolve the host name of git\.invalid/],
    ])("%s", async (name, host, line) => {
      withGit(fixture.project);
      fixture.project.external = {sources: [], timeoutSeconds: name === "silence" ? 1 : 30};
      const {code, stderr} = await fixture.project.fetch({repo: [`https://${await host()}/acme/x-loader`]});
      expect(stderr).toMatch(line);
      expect(code).toBe(1);
      expect(Object.keys(fixture.project.files())).toEqual([]);
    });
  });
});
