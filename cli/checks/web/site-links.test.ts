import {existsSync, readFileSync} from "node:fs";
import {createServer} from "node:http";
import type {AddressInfo} from "node:net";
import {join} from "node:path";
import fc from "fast-check";
import {afterAll, describe, expect, it} from "vitest";
import {compileCli, type Exit} from "#fixtures/support/compiled-cli.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Proxy that answers for all hosts: 404 for names that begin with `gone`, or no answer at all. */
const proxy = createServer((request, response) =>
  response.writeHead(/\/\/gone/.test(request.url ?? "") ? 404 : 200).end(),
);
await new Promise<void>(resolve => proxy.listen(0, "127.0.0.1", resolve));
afterAll(() => proxy.close());

const cli = await compileCli();

/** Runs the command in a process of its own, because the environment names the proxy and is read once. */
const run = (folder: string, ...args: string[]): Promise<Exit> =>
  cli.start(folder, args, {http_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`}).exit;

/** Returns the broken external links that the command reports. */
async function brokenLinks(folder: string): Promise<Diagnostic[]> {
  const {stdout} = await run(folder, "check", "--external", "--rule", "web-link", "--format", "json");
  return JSON.parse(stdout).diagnostics;
}

/** Files around pages, with a link at every place that has one. */
const filesWith = (url: (place: number) => string): Record<string, string> => {
  let place = 0;
  const next = (): string => url(place++);
  const around = () => ({
    navigation: [
      {title: "A", url: next(), items: [{title: "B", url: next()}]},
      {
        title: "C",
        menu: [
          {title: "D", url: next()},
          {title: "E", items: [{title: "F", url: next()}]},
        ],
      },
    ],
    sidebar: {"/guide/": [{title: "G", items: [{title: "H", link: next()}]}, "guide/index"]},
    banner: {html: `[I](${next()}) and <a href="${next()}">J</a>`},
    footer: {
      left: [{title: "K", url: next()}],
      right: [{title: "L", url: next()}],
      license: {title: "M", url: next()},
    },
    home: {
      image: next(),
      actions: [{title: "N", url: next()}],
      features: [{title: "O", url: next()}],
    },
  });
  return {
    "docs-index.config.json": JSON.stringify(
      {
        content: "docs",
        dates: "none",
        site: "http://gone-own.dev/",
        ...around(),
        social: [{icon: "github", url: next()}],
        redirects: {"/was/": next(), "/old/": {to: next(), status: 302}},
        slots: ["footer", "after-content"],
        locales: [{lang: "en"}, {lang: "de", ...around()}, {lang: "fr", url: next()}],
        versions: [{name: "2"}, {name: "1", path: "1", content: "older", ...around()}],
      },
      null,
      1,
    ),
    "slots/footer.html": `<p>\n<a href="${next()}">P</a> <img src='${next()}' alt="">\n</p>\n`,
    "slots/after-content.html": `<!-- <a href="http://gone-comment.dev/">Q</a> -->\n<a href="${next()}">R</a>\n<a href="http://gone-own.dev/x/">S</a>\n`,
    "docs/data/site.json": JSON.stringify({icons: [{title: "T", name: "chat", url: next()}]}, null, 1),
    "docs/404.md": `# Missing\n\n[U](${next()})\n`,
    "docs/index.md": `# Home\n\n[V](${next()})\n`,
    "docs/guide/index.md": "# Guide\n\nText.\n",
    "docs/de/index.md": "# Start\n",
    "older/index.md": "# Old\n",
    "older/de/index.md": "# Alt\n",
  };
};

describe("`check --external`", () => {
  it("checks links in settings, slots and the 404 page of every language and version once, with their positions", async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.boolean()), async stream => {
        const gone: boolean[] = [];
        const files = filesWith(place => {
          gone[place] = stream.next().value === true;
          return `http://${gone[place] ? "gone" : "here"}-${place}-.dev/x`;
        });
        const folder = temporaryFolder();
        writeFiles(folder, files);
        const diagnostics = await brokenLinks(folder);
        const placeOf = (url: string): string => {
          const [file = "", text = ""] = Object.entries(files).find(([, text]) => text.includes(url)) ?? [];
          return `${file}:${text.slice(0, text.indexOf(url)).split("\n").length}`;
        };
        const expected = gone.flatMap((isGone, place) =>
          isGone ? [`${placeOf(`http://gone-${place}-.dev/x`)} http://gone-${place}-.dev/x`] : [],
        );
        const reported = diagnostics.map(
          ({file, line, message}) => `${file}:${line} ${message.replace(/: it answers 404$/, "")}`,
        );
        expect(reported.toSorted()).toEqual(expected.toSorted());
      }),
      {numRuns: 4},
    );
  });

  it("checks links in the settings of another tool, in its file", async () => {
    const folder = temporaryFolder();
    writeFiles(folder, {
      "mkdocs.yml":
        "site_name: A\nextra:\n  social:\n    - icon: fontawesome/brands/github\n      link: http://gone-chat.dev/\n",
      "docs/index.md": "# Home\n",
    });
    const diagnostics = await brokenLinks(folder);
    expect(diagnostics).toMatchObject([{file: "mkdocs.yml", line: 5, column: 13}]);
  });

  it("says that it wrote a baseline, and finds nothing wrong with it", async () => {
    const folder = temporaryFolder();
    writeFiles(folder, {"content/index.md": "# Home\n\n[A](http://gone-a.dev/), [B](http://gone-b.dev/)\n"});
    const flags = ["check", "--external", "--baseline", "links.json"];
    expect(await run(folder, ...flags, "--update-baseline")).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^links\.json written with 2 broken links\n/),
    });
    expect(await run(folder, ...flags)).toMatchObject({code: 0});
    writeFiles(folder, {"content/index.md": "# Home\n\n[A](http://gone-a.dev/), [C](http://gone-c.dev/)\n"});
    expect(await run(folder, ...flags)).toMatchObject({code: 1});
    // Other errors remain errors.
    writeFiles(folder, {"content/index.md": "# Home\n\n[A](http://gone-a.dev/), [C](gone.md)\n"});
    expect(await run(folder, ...flags, "--update-baseline")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^links\.json written with 1 broken link\n/),
    });
    const {broken} = JSON.parse(readFileSync(join(folder, "links.json"), "utf8"));
    expect(broken).toEqual(["http://gone-a.dev/"]);
    expect(existsSync(join(folder, "links.json.next"))).toBe(false);
  });
});
