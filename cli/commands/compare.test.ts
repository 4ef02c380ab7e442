import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {gzipSync} from "node:zlib";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const page = (title: string, ...ids: string[]): string =>
  `<title>${title} | Old</title><main><h1 id="top-heading">${title}</h1>${ids.map(id => `<h2 id="${id}">${id.replaceAll("-", " ")}</h2>`).join("")}</main>`;

const refresh = (to: string): string => `<meta http-equiv="refresh" content="0; url=${to}">`;

/** Creates a project in a new folder. */
function project(files: Record<string, string | Buffer>, config: object = {}): string {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "docs-index.config.json": JSON.stringify({dates: "none", search: {provider: "none"}, ...config}, null, 2),
    "content/index.md": "---\ntitle: Home\n---\n\nText.\n",
    "content/guide/install.md": "---\ntitle: Install it\n---\n\n## On Linux\n\n## Für Mac\n",
    "content/api/caching.md": "---\ntitle: Caching\n---\n\n## Keys\n\n## Limits\n",
    ...files,
  });
  return folder;
}

/** Runs `compare` and returns its diagnostics as `code message → hint`. */
async function compare(cwd: string, ...argv: string[]): Promise<{code: number; found: string[]}> {
  const {code, stdout, stderr} = await run(cwd, "compare", ...argv, "--format", "json", "--no-cache");
  expect(stderr).toBe("");
  const found = JSON.parse(stdout).diagnostics.map(
    ({code: name, message, hint}: Record<string, string>) => `${name} ${message} → ${hint}`,
  );
  return {code, found};
}

describe("docs-index compare", () => {
  it("finds missing pages, ids and redirects of a folder, and suggests their new URLs", async () => {
    const cwd = project(
      {
        "old/index.html": page("Home"),
        "old/404.html": page("Not found"),
        "old/404/index.html": page("Not found"),
        "old/google123.html": "google-site-verification: google123.html",
        "old/app.js": "x",
        "old/guide/install/index.html": page("Install it", "on-linux", "für-mac", "on-windows"),
        "old/guide/caching/index.html": page("Caching", "keys", "limits"),
        "old/guide/gone/index.html": page("Something else"),
        "old/moved/index.html": refresh("../guide/caching/"),
        "old/out/index.html": refresh("https://example.org/x"),
        "old/kept/index.html": refresh("/guide/install/"),
        "old/_redirects": "/short /guide/install/#on-linux 301\n/api/v1/* /api/:splat 301\n# comment\n",
        "old/vercel.json": JSON.stringify({redirects: [{source: "/v", destination: "/guide/install"}]}),
      },
      {redirects: {"/kept/": "/guide/install/"}},
    );
    expect(await compare(cwd, "old")).toEqual({
      code: 1,
      found: [
        "compare-redirect the redirect from /short to /guide/install/#on-linux does not exist in the new site → Redirect it to /guide/install/#on-linux.",
        expect.stringMatching(/^compare-rule the rule “\/api\/v1\/\* \/api\/:splat 301” is not/),
        "compare-page /guide/caching/ does not exist in the new site → Redirect it to /api/caching/.",
        expect.stringMatching(
          /^compare-page \/guide\/gone\/ does not exist in the new site → Add a redirect/,
        ),
        "compare-anchor /guide/install/#on-windows has no target on /guide/install/ → Set the id with `{#id}` after the heading.",
        "compare-redirect the redirect from /moved/ to /guide/caching/ does not exist in the new site → Redirect it to /api/caching/.",
        "compare-redirect the redirect from /out/ to https://example.org/x does not exist in the new site → Redirect it to https://example.org/x.",
        "compare-redirect the redirect from /v to /guide/install does not exist in the new site → Redirect it to /guide/install/.",
      ],
    });
  });

  it("finds nothing in a build of the same site, with its own layout, languages and versions", async () => {
    const cwd = project(
      {
        "content/de/index.md": "---\ntitle: Start\n---\n",
        "old/index.md": "---\ntitle: Home\n---\n\n## Earlier\n",
        "content/guide/install.md":
          "---\ntitle: Install it\ncontributors: [ana]\nrelated:\n  - title: More\n    url: https://example.org/\n---\n\n## On Linux\n",
      },
      {
        locales: [{lang: "en"}, {lang: "de"}],
        versions: [{name: "2"}, {name: "1", path: "v1", content: "old"}],
        redirects: {"/start/": "/guide/install/"},
        base: "/project/",
      },
    );
    expect(await run(cwd, "site", "--no-cache")).toMatchObject({code: 0});
    expect(await compare(cwd, "dist")).toEqual({code: 0, found: []});
    // Ids of printable pages come from titles, which may change.
    writeFiles(cwd, {"dist/guide/printable/index.html": page("Guide", "former-title")});
    expect(await compare(cwd, "dist")).toEqual({code: 0, found: []});
  });

  it("finds generated home pages, and redirects to paths that other programs serve", async () => {
    const cwd = project(
      {
        "pages/start.md": "---\ntitle: Start\n---\n",
        "pages/de/start.md": "---\ntitle: Start\n---\n",
        "old/index.html": page("A"),
        "old/de/index.html": page("A"),
        "old/app/index.html": page("App"),
        "old/_redirects": "/try /app/ 301\n/test /nowhere/ 301\n",
      },
      {
        content: "pages",
        locales: [{lang: "en"}, {lang: "de"}],
        known: ["/app/"],
        redirects: {"/try": "/app/", "/test": "/app/x/"},
      },
    );
    expect(await run(cwd, "site", "--no-cache")).toMatchObject({code: 0});
    for (const home of ["dist/index.html", "dist/de/index.html"])
      expect(existsSync(join(cwd, home))).toBe(true);
    expect(await compare(cwd, "old")).toEqual({code: 0, found: []});
  });

  it("sends redirects to a moved page to its new URL, as it suggests for the page", async () => {
    const cwd = project({
      "old/guide/caching/index.html": page("Caching", "keys", "limits"),
      "old/guide/what/index.html": page("Install it"),
      "old/_redirects": "/one /guide/caching#keys 301\n/two /guide/what 301\n/three /two 301\n",
    });
    const hints = (await compare(cwd, "old")).found.map(line => line.replace(/ (?:does|to) .* →/, " →"));
    expect(hints).toEqual([
      "compare-redirect the redirect from /one → Redirect it to /api/caching/#keys.",
      "compare-redirect the redirect from /two → Redirect it to /guide/install/.",
      "compare-redirect the redirect from /three → Redirect it to /guide/install/.",
      "compare-page /guide/caching/ → Redirect it to /api/caching/.",
      "compare-page /guide/what/ → Redirect it to /guide/install/.",
    ]);
  });

  it("suggests the page in the same language if translations have the same title", async () => {
    const cwd = project(
      {
        "content/guide/prediction.md": "---\ntitle: Predict\n---\n",
        "content/de/index.md": "---\ntitle: Start\n---\n",
        "before/guide/predict/index.html": page("Predict"),
        "before/de/guide/predict/index.html": page("Predict"),
      },
      {locales: [{lang: "en"}, {lang: "de"}]},
    );
    expect((await compare(cwd, "before")).found).toEqual([
      "compare-page /de/guide/predict/ does not exist in the new site → Redirect it to /de/guide/prediction/.",
      "compare-page /guide/predict/ does not exist in the new site → Redirect it to /guide/prediction/.",
    ]);
  });

  it("suggests pages of the same version", async () => {
    const errors = "---\ntitle: Errors\n---\n\n## Timeouts\n";
    const cwd = project(
      {
        "content/guide/failures.md": errors,
        "old/index.md": "---\ntitle: Home\n---\n",
        "old/guide/errors.md": errors,
        "before/guide/errors/index.html": page("Errors", "timeouts"),
        "before/v1/guide/mistakes/index.html": page("Errors", "timeouts"),
      },
      {versions: [{name: "2"}, {name: "1", path: "v1", content: "old"}]},
    );
    expect((await compare(cwd, "before")).found).toEqual([
      "compare-page /guide/errors/ does not exist in the new site → Redirect it to /guide/failures/.",
      "compare-page /v1/guide/mistakes/ does not exist in the new site → Redirect it to /v1/guide/errors/.",
    ]);
  });

  it("finds nothing if everything exists, and exits with 0", async () => {
    const cwd = project({"old/guide/install.html": page("Install it", "on-linux")});
    expect(await run(cwd, "compare", "old")).toEqual({
      code: 0,
      stdout: "",
      stderr: "Looked up 1 page, 1 id, 0 redirects of old.\n1 page, nothing found\n",
    });
  });

  it("warns of URLs with .html only if the old site used them in links", async () => {
    const link = (href: string): string => `${page("Home")}<a href="${href}">x</a>`;
    const cwd = project({
      "clean/index.html": link("guide/install"),
      "clean/guide/install.html": page("Install it"),
      "plain/index.html": link("guide/install.html#on-linux"),
      "plain/guide/install.html": page("Install it"),
      "plain/api/caching.html": page("Caching"),
    });
    expect((await compare(cwd, "clean")).found).toEqual([]);
    const {code, found} = await compare(cwd, "plain");
    expect([code, found.map(text => text.replace(/ →.*/, ""))]).toEqual([
      0,
      [
        "compare-html the URL of /api/caching.html in the new site is /api/caching/",
        "compare-html the URL of /guide/install.html in the new site is /guide/install/",
      ],
    ]);
    expect((await run(cwd, "compare", "plain", "--strict")).code).toBe(1);
    expect((await run(cwd, "compare", "plain")).stderr).toContain("(2 times");
  });

  it("warns of other ids with --ids all, and ignores all with --ids none", async () => {
    const cwd = project({
      "old/guide/install.html": `${page("Install it", "gone")}<main><p id="par">x</p></main>`,
    });
    expect(await compare(cwd, "old", "--ids", "all")).toEqual({
      code: 1,
      found: [
        expect.stringMatching(/^compare-anchor \/guide\/install#gone has no target/),
        expect.stringMatching(/^compare-id \/guide\/install#par has no target/),
      ],
    });
    expect(await compare(cwd, "old", "--ids", "none")).toEqual({code: 0, found: []});
  });

  it("reads lists, sitemaps and sitemap indexes alike, with any host, query and base", async () => {
    const urls = [
      "https://old.org/docs/guide/install/?x#on-linux",
      "/docs/guide/install#f%C3%BCr-mac",
      "http://old.org/docs/guide/./caching/",
    ];
    const sitemap = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "&b;&b;">]><urlset>${urls
      .map(url => `<url><loc>\n${url.replaceAll("&", "&amp;")}\n</loc><image:loc>/docs/no/</image:loc></url>`)
      .join("")}</urlset>`;
    const cwd = project(
      {
        "list.txt": `\uFEFF# old\r\n${urls.join("\r\n")}\r\n\r\n`,
        "sitemap.xml": sitemap,
        "index/sitemap.xml":
          "<sitemapindex><sitemap><loc><![CDATA[https://old.org/docs/pages.xml.gz?1]]></loc></sitemap></sitemapindex>",
        "index/pages.xml.gz": gzipSync(sitemap),
      },
      {base: "/docs/"},
    );
    for (const file of ["list.txt", "sitemap.xml", "index/sitemap.xml"])
      expect(await compare(cwd, file), file).toEqual({
        code: 1,
        found: [
          "compare-page /guide/caching/ does not exist in the new site → Redirect it to /api/caching/.",
        ],
      });
  });

  it("reports sitemaps and URLs that it could not compare", async () => {
    const cwd = project({
      "list.txt": "/v2/guide/install/\n/other/\n/third/\n",
      "sitemap.xml": "<sitemapindex><loc>x/a.xml</loc><loc>x/b.xml</loc></sitemapindex>",
      "a.xml": "<urlset><loc>https://x.org/guide/install/</loc></urlset>",
    });
    expect((await compare(cwd, "list.txt", "--base", "v2")).found).toEqual([
      expect.stringMatching(/^compare-outside 2 URLs are outside \/v2\//),
    ]);
    expect((await compare(cwd, "sitemap.xml")).found).toEqual([
      expect.stringMatching(/^compare-sitemap x\/b.xml is not in the folder of sitemap.xml/),
    ]);
  });

  it.each(["none.txt", "empty", "content", "empty.txt"])("rejects %s", async old => {
    const cwd = project({"empty/a.png": "x", "empty.txt": "# no\n"});
    expect(await run(cwd, "compare", old)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("compare-input"),
    });
  });

  it("explains how to download the list at an address", async () => {
    const {code, stderr} = await run(project({}), "compare", "https://example.org/sitemap.xml");
    expect({code, stderr}).toEqual({code: 2, stderr: expect.stringContaining("curl --location --output")});
  });

  it("prints redirects for a project without config", async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, {"docs/a.md": "# A\n", "old/a.html": `${page("A")}<a href="a.html">A</a>`});
    const {stderr} = await run(cwd, "compare", "old", "--write");
    expect(stderr).toContain('"/a.html": "/a/"');
    expect(stderr).toContain("docs-index init");
  });

  it.each(["sarif", "github", "junit"])("writes %s in the same format as check", async format => {
    const cwd = project({"old/gone.html": page("Gone")});
    const {stdout, stderr} = await run(cwd, "compare", "old", "--format", format);
    expect([stdout.includes("compare-page"), stderr]).toEqual([true, ""]);
  });

  it("applies its suggestions with --write to any site, and reports the same remaining findings before and after", async () => {
    const name = fc.constantFrom("a", "b-c", "é", "x y", "1.2", "index2");
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(name, name), {selector: String, maxLength: 6}),
        fc.boolean(),
        async (names, isHtml) => {
          const cwd = project({
            "old/index.html": page("Home"),
            ...Object.fromEntries(
              names.flatMap(([folder, file]) => [
                [
                  `content/new/${folder}/${file}.md`,
                  `---\ntitle: ${folder} or ${file}\n---\n\n## Part of ${file}\n`,
                ],
                [
                  `old/${folder}/${file}.html`,
                  page(`${folder} or ${file}`) + (isHtml ? `<a href="${encodeURI(file)}.html">x</a>` : ""),
                ],
              ]),
            ),
          });
          await run(cwd, "compare", "old", "--write", "--no-cache");
          const {redirects = {}} = JSON.parse(readFileSync(join(cwd, "docs-index.config.json"), "utf8"));
          expect(Object.keys(redirects)).toHaveLength(names.length);
          expect(await compare(cwd, "old")).toEqual({code: 0, found: []});
        },
      ),
      {numRuns: 6},
    );
  });
});
