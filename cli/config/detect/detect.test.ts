import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {detectProject} from "./detect.ts";

const folder = temporaryFolder();

it("names config settings that can't be carried over", async () => {
  const config = `
    import {ids} from 'some-package'
    export default {
      markdown: {anchor: {slugify: ids}},
      rewrites: path => path.replace('a', 'b'),
      themeConfig: {sidebar: makeSidebar(), nav: [{text: 'A', link: '/a'}]},
    }`;
  writeFiles(folder, {"left/.vitepress/config.js": config, "left/a.md": "# A"});
  expect((await detectProject(join(folder, "left")))?.left.map(what => what.split(/[,;]/)[0])).toEqual([
    "themeConfig.sidebar",
    "markdown.anchor.slugify",
    "rewrites",
  ]);
});

it.each([
  "text => text.split(' ').join('-')",
  "text => other.trim()",
  "text => text.replace(/(a+)+$/, '')",
  "text => { const a = 1; return text.trim() }",
  "(text, n) => text.repeat(n)",
  "text => text.replace(/a/y, '')",
  "text => text.replace(/a/, x => x)",
])("ignores id rules that do more than transform text step by step: %s", async slugify => {
  writeFiles(folder, {
    "rule/.vitepress/config.js": `export default {markdown: {anchor: {slugify: ${slugify}}}}`,
  });
  const found = await detectProject(join(folder, "rule"));
  expect(found?.config.slug).toBeUndefined();
  expect(found?.left).toHaveLength(1);
});

it("caches its result until an input file changes", async () => {
  const root = join(folder, "again");
  const memory = {cache: join(root, ".docs-index/cache"), tool: "1"};
  writeFiles(folder, {"again/mkdocs.yml": "site_name: A\n"});
  expect((await detectProject(root, memory))?.config.title).toBe("A");
  expect(await detectProject(root, memory)).toEqual(await detectProject(root));
  writeFiles(folder, {"again/mkdocs.yml": "site_name: B\n"});
  expect((await detectProject(root, memory))?.config.title).toBe("B");
});

it("finds no tool in a plain folder, and keeps the tool of an invalid config", async () => {
  writeFiles(folder, {"plain/docs/a.md": "# A", "broken/mkdocs.yml": "a: [", "broken2/book.toml": "="});
  expect(await detectProject(join(folder, "plain"))).toBeNull();
  expect(await detectProject(join(folder, "broken"))).toMatchObject({tool: "MkDocs", dialect: "mkdocs"});
  expect(await detectProject(join(folder, "broken2"))).toMatchObject({tool: "mdBook", config: {}});
});

describe("redirects of hosts", () => {
  const site = {
    "website/docusaurus.config.js": "module.exports = {presets: [['classic', {docs: {path: '../docs'}}]]};",
    "docs/intro.md": "# Intro",
    _redirects: "/docs/en/* /docs/:splat\n",
  };

  it("are found above the config, at the root of the repository or of the pages", async () => {
    writeFiles(join(folder, "repository/a"), {...site, ".git/HEAD": "", "docs/intro.md": "# Intro"});
    writeFiles(join(folder, "export/a"), site);
    for (const name of ["repository", "export"]) {
      const found = await detectProject(join(folder, name, "a/website"));
      expect(found?.config.redirects).toEqual({"/docs/en/*": "/docs/:splat"});
    }
  });

  it("are not in a folder with the name of such a file", async () => {
    writeFiles(join(folder, "named"), {
      ".git/HEAD": "",
      "mkdocs.yml": "site_name: X\n",
      "docs/index.md": "# X",
      "_redirects/_redirects": "/a /b\n",
    });
    const found = await detectProject(join(folder, "named"));
    expect(found?.faults).toEqual([]);
    expect(found?.config.redirects).toBeUndefined();
  });

  it("include the path of the site on its host", async () => {
    const rules =
      "/docs/a /docs/b/\n/docs/c https://x.example/\n/docs /docs/new/\n/docs/d /other/\n/e /docs/f\n/docs2 /docs/g\n";
    writeFiles(join(folder, "based"), {
      ".git/HEAD": "",
      "docs/.vuepress/config.js": "module.exports = {base: '/docs/'};",
      "docs/README.md": "# X",
      _redirects: rules,
    });
    const found = await detectProject(join(folder, "based"));
    expect(found?.config.redirects).toEqual({"/a": "/b/", "/c": "https://x.example/", "/": "/new/"});
    expect(found?.config.known).toEqual(["/d"]);
  });

  it("keep their status codes from any file", async () => {
    writeFiles(join(folder, "statuses"), {
      ".git/HEAD": "",
      "mkdocs.yml": "site_name: A\n",
      "vercel.json": JSON.stringify({
        redirects: [
          {source: "/v1", destination: "/new/"},
          {source: "/v2", destination: "/new/", permanent: false},
          {source: "/v3", destination: "/new/", statusCode: 301},
          {source: "/v4/:path*", destination: "/new/:path*", statusCode: 302},
        ],
      }),
      "netlify.toml": [undefined, 301, 302, 307, 308]
        .flatMap(status => [
          "[[redirects]]",
          `from = "/n${status ?? ""}"`,
          'to = "/new/"',
          status && `status = ${status}`,
        ])
        .filter(Boolean)
        .join("\n"),
      _redirects: "/r /new/\n/r2 /new/ 302!\n/r8 /new/ 308\n",
    });
    const found = await detectProject(join(folder, "statuses"));
    expect(found?.config.redirects).toEqual({
      "/v1": {to: "/new/", status: 308},
      "/v2": {to: "/new/", status: 307},
      "/v3": "/new/",
      "/v4/*": {to: "/new/:splat", status: 302},
      "/n": "/new/",
      "/n301": "/new/",
      "/n302": {to: "/new/", status: 302},
      "/n307": {to: "/new/", status: 307},
      "/n308": {to: "/new/", status: 308},
      "/r": "/new/",
      "/r2": {to: "/new/", status: 302},
      "/r8": {to: "/new/", status: 308},
    });
  });

  it("outside the repository are ignored", async () => {
    writeFiles(join(folder, "outer"), {
      _redirects: "/x /y\n",
      "inner/.git/HEAD": "",
      "inner/mkdocs.yml": "site_name: A\n",
    });
    expect((await detectProject(join(folder, "outer/inner")))?.config.redirects).toBeUndefined();
  });
});

it("omits labels that depend on running the config", async () => {
  writeFiles(join(folder, "unknown"), {
    "package.json": '{"version": "3.1.0"}',
    ".vitepress/config.js": `
      import {version} from '../package.json'
      const major = Number(version.split('.')[0])
      export default {themeConfig: {
        nav: [{text: \`v\${major}\`, link: '/new'}, {text: \`Version \${version}\`, link: '/this'}],
        sidebar: [{text: \`From v\${major - 1}\`, link: '/migration'}, {text: 'To v' + major, link: '/next'}],
      }}`,
  });
  const config = (await detectProject(join(folder, "unknown")))?.config;
  expect(config?.navigation).toEqual([{title: "Version 3.1.0", url: "/this/"}]);
  expect(config?.sidebar).toEqual([{page: "/migration/"}, {page: "/next/"}]);
});

it("uses the current folder for a version whose folder is missing", async () => {
  writeFiles(join(folder, "absent"), {
    "docusaurus.config.js": "module.exports = {presets: [['classic', {docs: {lastVersion: '11.x'}}]]};",
    "versions.json": '["11.x"]',
    "docs/intro.md": "# Intro",
  });
  expect((await detectProject(join(folder, "absent")))?.config.content).toBe("docs");
});

describe("documentation in a workspace", () => {
  it.each(["packages/docs", "apps/website", "packages"])("is found in %s", async place => {
    const files = {".vitepress/config.js": "export default {title: 'T'}", "public/x.png": "x", "a.md": "# A"};
    const root = join(folder, place.replaceAll("/", "-"));
    writeFiles(
      root,
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`${place}/${path}`, text])),
    );
    expect(await detectProject(root)).toMatchObject({
      dialect: "vitepress",
      config: {content: place, public: [`${place}/public`]},
    });
  });

  it("has public folders beside its config", async () => {
    const root = join(folder, "beside");
    writeFiles(root, {
      "docs/nuxt.config.ts": "export default {}",
      "docs/content/a.md": "# A",
      "docs/public/x.png": "x",
      "static/y.png": "y",
    });
    expect(await detectProject(root)).toMatchObject({config: {public: ["docs/public", "static"]}});
  });

  it("has the redirects and the public folder of UnDocs", async () => {
    const root = join(folder, "undocs");
    writeFiles(root, {
      "docs/.config/docs.yaml": "name: N\nredirects:\n  /a: /b\n",
      "docs/.docs/public/x.png": "x",
      "docs/1.guide/1.b.md": "# B",
    });
    expect(await detectProject(root)).toMatchObject({
      dialect: "nuxt",
      config: {content: "docs", title: "N", redirects: {"/a": "/b"}, public: ["docs/.docs/public"]},
    });
  });
});
