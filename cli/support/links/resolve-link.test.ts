import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {toolNamed} from "#dialects/index.ts";
import {contextOf} from "#fixtures/support/page.ts";
import {resolveLink} from "./resolve-link.ts";

const PAGES = [
  "index.md",
  "guides/index.mdx",
  "guides/caching.mdx",
  "guides/web.md",
  "concepts/Output.md",
  "file 1.md",
  "readme.md-tips/start.md",
  "gå.md",
  "index/deep.md",
  "loaders/_css.md",
];
const context = contextOf({
  file: "guides/here.md",
  pages: PAGES,
  files: ["guides/img/a b.png", "download.zip"],
  redirects: {
    "/old/": "/guides/caching/",
    "/older/": "/old/#part",
    "/loop/": "/loop/",
    "/away/": "https://example.com/x",
    "/gone/": "/nowhere/",
    "/page.html/": "/guides/caching/",
  },
});
context.siteMap = {
  ...context.siteMap,
  pages: new Map([...context.siteMap.pages, ["loaders/_css.md", "/loaders/css/"]]),
  urls: new Map([...context.siteMap.urls, ["/loaders/css/", "/loaders/css/"]]),
};
const FROM = {contentPath: "guides/here.md", url: "/guides/here/", external: false};
const resolve = (target: string, from = FROM): ReturnType<typeof resolveLink> =>
  resolveLink(target, from, context);

it("never suggests the page that contains the link", () => {
  for (const target of ["/guides/her/", "/guides/heer/", "./here2", "/Guides/Here-/"])
    expect(resolve(target).problem?.hint ?? "", target).not.toContain("/guides/here/");
  const elsewhere = resolve("/guides/her/", {...FROM, url: "/", contentPath: "index.md"});
  expect(elsewhere.problem?.hint).toContain("/guides/here/");
});

it("leads to a page whose URL ends with `index/`, if there is one, and else to its folder", () => {
  const urls = new Map([...context.siteMap.urls, ["/guides/index/", "/guides/Index/"]]);
  const names = {...context, siteMap: {...context.siteMap, urls}};
  for (const target of ["/guides/Index", "/guides/Index/", "Index/"]) {
    const {href, problem} = resolveLink(target, FROM, names);
    expect([href, problem], target).toEqual(["/guides/Index/", undefined]);
  }
  expect(resolveLink("/guides/index.html", FROM, names).href).toBe("/guides/");
});

describe("links to pages", () => {
  it.each([
    // files
    ["caching.mdx", "/guides/caching/"],
    ["./caching.mdx#x", "/guides/caching/#x"],
    ["../concepts/Output.md?a=b#x", "/concepts/Output/?a=b#x"],
    ["../loaders/_css.md", "/loaders/css/"],
    ["/guides/caching.mdx", "/guides/caching/"],
    ["<../file 1.md>".slice(1, -1), "/file%201/"],
    ["../file%201.md", "/file%201/"],
    ["../readme.md-tips/start.md", "/readme.md-tips/start/"],
    ["../ga\u030a.md", "/g%C3%A5/"],
    ["../g%C3%A5.md", "/g%C3%A5/"],
    ["index.mdx", "/guides/"],
    ["../../../index.md", "/"],
    // urls
    ["/guides/caching/", "/guides/caching/"],
    ["/guides/caching", "/guides/caching/"],
    ["/guides/caching#x", "/guides/caching/#x"],
    ["/guides/index", "/guides/"],
    ["/guides/index.html", "/guides/"],
    ["/guides/caching.html", "/guides/caching/"],
    ["/guides/caching/index.md", "/guides/caching/"],
    ["/", "/"],
    ["/index", "/"],
    ["/index/deep", "/index/deep/"],
    ["/g%C3%A5", "/g%C3%A5/"],
    ["/gå/", "/g%C3%A5/"],
    ["caching", "/guides/caching/"],
    ["../caching/", "/guides/caching/"],
    ["//docs.example.org/guides/caching", "/guides/caching/"],
    ["https://docs.example.org/guides/caching#x", "/guides/caching/#x"],
    ["HTTPS://DOCS.example.org", "/"],
    ["https://docs.example.org?q=1", "/?q=1"],
    ["/guides\\caching", "/guides/caching/"],
    ["?q=1#y", "/guides/here/?q=1#y"],
    // redirects
    ["/old", "/guides/caching/"],
    ["/older", "/guides/caching/#part"],
    ["/older#own", "/guides/caching/#own"],
    ["../old.md", "/guides/caching/"],
    ["../old/index.mdx", "/guides/caching/"],
    ["../page.md", "/guides/caching/"],
    ["/page.html", "/guides/caching/"],
    ["../older.md#own", "/guides/caching/#own"],
  ])("%s → %s", (target, href) => {
    const link = resolve(target);
    expect([link.href, link.problem]).toEqual([href, undefined]);
    expect(link.url).toBe(decodeURI(href.replace(/[?#].*/, "")));
  });
});

it("resolves relative to the page's URL too, which may differ from its file path", () =>
  expect(resolve("Output", {...FROM, url: "/concepts/moved/"}).href).toBe("/concepts/Output/"));

it("ignores the base path of an absolute link, unless there is a page", () => {
  const names = {...context, base: "/guides/"};
  expect(resolveLink("/guides/concepts/Output/", FROM, names).href).toBe("/concepts/Output/");
  expect(resolveLink("/guides/download.zip", FROM, names).href).toBe("/download.zip");
  expect(resolveLink("/guides/caching/", FROM, names).href).toBe("/guides/caching/");
});

describe("links to files in a folder with a URL prefix", () => {
  const names = {
    ...context,
    root: "/p",
    folders: [
      {folder: "/p/guides", prefix: "guides/"},
      {folder: "/p/all", prefix: ""},
    ],
    dialect: toolNamed("docusaurus"),
    siteMap: {
      ...context.siteMap,
      pages: new Map([...context.siteMap.pages, ["guides/deep/web.md", "/guides/deep/web/"]]),
    },
  };
  const from = {contentPath: "guides/deep/here.md", url: "/guides/deep/here/", external: false};

  it.each([
    ["web.md", "/guides/web/"],
    ["./web.md", "/guides/deep/web/"],
    ["deep/web.md", "/guides/deep/web/"],
    ["/web.md", "/guides/web/"],
    ["/deep/web.md#x", "/guides/deep/web/#x"],
  ])("%s → %s", (target, href) => expect(resolveLink(target, from, names).href).toBe(href));

  it("look beside the page first if the tool does not look below the folder", () =>
    expect(resolveLink("web.md", from, {...names, dialect: context.dialect}).href).toBe("/guides/deep/web/"));

  it.each([
    ["../../old/v1/a/b.md#x", "/../guides/v1/a/b/#x"],
    ["../../next/c.md", "/../c/"],
  ])("lead to other versions by their path: %s → %s", (target, href) => {
    const sources = [
      {folder: "old/v1", path: "guides/v1", prefix: ""},
      {folder: "next", path: "", prefix: ""},
    ];
    const link = resolveLink(target, from, {...names, edition: {self: "2", others: [], sources}});
    expect([link.href, link.problem]).toEqual([href, undefined]);
  });
});

describe("links within the page and to other targets", () => {
  it.each([
    ["#x", "#x", null, "x"],
    ["#%E9%85%8D%E7%BD%AE", "#%E9%85%8D%E7%BD%AE", null, "配置"],
    ["#配置", "#%E9%85%8D%E7%BD%AE", null, "配置"],
    ["#100%", "#100%25", null, "100%"],
    ["#a b", "#a%20b", null, "a b"],
    ["#", "#", null, null],
    [" #\n", "#", null, null],
    ["", "", null, null],
    ["https://example.com/a b?c#d", "https://example.com/a b?c#d", null, null],
    ["mailto:me@example.com", "mailto:me@example.com", null, null],
    ["//example.com/x", "https://example.com/x", null, null],
    ["/\\example.com/x", "https://example.com/x", null, null],
    ["/away/", "https://example.com/x", null, null],
  ])("%s → %s", (target, href, url, fragment) => {
    expect(resolve(target)).toEqual({href, url, fragment});
  });

  it.each([
    ["/download.zip", "/download.zip", "download.zip"],
    ["img/a%20b.png", "/guides/img/a%20b.png", "guides/img/a b.png"],
  ])("%s → %s, a file", (target, href, file) => {
    expect(resolve(target)).toEqual({href, url: null, fragment: null, file});
  });
});

describe("placeholders", () => {
  it.each([
    "{{ user.url }}",
    "/a/{{b}}/",
    "{% link c.md %}",
    "%7B%7B%20d%20%7D%7D",
    `/a/$\{b}`,
    "{{map}}",
    "{{toString}}",
  ])("without a value are errors: %s", target =>
    expect(resolveLink(target, FROM, {...context, dialectSettings: {variables: {map: {}}}})).toMatchObject({
      href: "",
      url: null,
      problem: {code: "link-placeholder"},
    }),
  );

  it("are part of the name of a file in a repository at a commit", () => {
    const target = "https://host.example/a/b/blob/1eda79b/{{cookiecutter.name}}/x.toml#L1";
    const href = target.replace("{{", "%7B%7B").replace("}}", "%7D%7D");
    for (const written of [target, href]) expect(resolve(written)).toEqual({href, url: null, fragment: null});
  });

  it("are replaced with variables, in any spelling, before the link is checked", () => {
    const spelling = fc.constantFrom(
      (name: string) => `{{${name}}}`,
      (name: string) => `{{ ${name} }}`,
      (name: string) => `%7B%7B${name}%7D%7D`,
      (name: string) => `\${${name}}`,
    );
    const variables = {place: "guides", site: {version: 7, page: "caching"}, evil: "javascript:alert(1)"};
    fc.assert(
      fc.property(spelling, spelling, (first, second) => {
        const names = {...context, dialectSettings: {variables}};
        const target = `/${first("place")}/${second("site.page")}#v${first("site.version")}`;
        expect(resolveLink(target, FROM, names)).toEqual({
          href: "/guides/caching/#v7",
          url: "/guides/caching/",
          fragment: "v7",
        });
        expect(resolveLink(first("evil"), FROM, names)).toMatchObject({
          href: "",
          problem: {code: "link-scheme"},
        });
      }),
    );
  });
});

it("follows prefix redirects, and those to known URLs of the config", () => {
  const names = {
    ...context,
    known: ["/play"],
    siteMap: {
      ...context.siteMap,
      redirects: new Map([
        ["/v1/*", "/:splat"],
        ["/moved/*", "/guides/web"],
        ["/try/", "/play#x"],
      ]),
    },
  };
  const to = (target: string): string => resolveLink(target, FROM, names).href;
  expect(["/v1/guides/caching#a", "/moved/x/y/", "/moved", "/moved/", "/try"].map(to)).toEqual([
    "/guides/caching/#a",
    "/guides/web/",
    "/guides/web/",
    "/guides/web/",
    "/play#x",
  ]);
  expect(resolveLink("/v1/nowhere/", FROM, names).problem?.code).toBe("link-page");
});

it("knows the machine-readable files of every site", () =>
  expect(["/llms.txt", "/llms-full.txt", "/robots.txt"].map(target => resolve(target).problem)).toEqual([
    undefined,
    undefined,
    undefined,
  ]));

it.each([
  ["pathname:///api/v7/index.html?x#y", "/api/v7/index.html?x#y"],
  ["pathname:///a b/../é", "/%C3%A9"],
  ["pathname:////evil.example/x", ""],
  ["pathname:///a/..//evil.example", ""],
  ["pathname:///\\\\evil.example", ""],
  ["pathname://host/x", ""],
])(
  "leaves paths of other sites on the same host unchecked, and never leaves the host: %s",
  (target, href) => {
    const found = resolve(target);
    expect([found.href, found.url, found.problem?.code]).toEqual([
      href,
      null,
      href === "" ? "link-scheme" : undefined,
    ]);
  },
);

describe("problems", () => {
  it.each([
    ["/guides/cachin", "link-page", "Did you mean /guides/caching/?"],
    ["./nothing-like-it-at-all.md", "link-page", undefined],
    ["/gone", "link-page", undefined],
    ["/loop/", "link-page", undefined],
    // Hosts apply the redirect of `/page.html` to no other spelling.
    ["/page", "link-page", undefined],
    ["./Web.md", "link-case", "Write `./web.md`."],
    ["/guides/Web", "link-case", "Write `/guides/web`."],
    ["/concepts/output/", "link-case", "Write `/concepts/Output/`."],
    ["../concepts/output.md#x", "link-case", "Write `../concepts/Output.md`."],
    ["/Download.zip", "link-case", "Write `/download.zip`."],
    ["chrome://inspect", "link-scheme", undefined],
    ["javascript:alert(1)", "link-scheme", undefined],
    ["javascript:void(0);", undefined, undefined],
    ["javascript:;", undefined, undefined],
    ["javascript:void(alert(1))", "link-scheme", undefined],
    [" java\nscript:alert(1)", "link-scheme", undefined],
    ["\u0001javascript:alert(1)", "link-scheme", undefined],
    ["JaVaScRiPt:alert(1)", "link-scheme", undefined],
    ["data:text/html,x", "link-scheme", undefined],
    ["vbscript:x", "link-scheme", undefined],
    ["blob:https://x", "link-scheme", undefined],
    ["file:///etc/passwd", "link-scheme", undefined],
  ])("%j: %s", (target, code, hint) => {
    const {problem, href} = resolve(target);
    expect(problem?.code).toBe(code);
    expect(problem?.hint).toBe(hint);
    if (code === "link-scheme") expect(href).toBe("");
  });

  it("of letter case still lead to the correct page", () => {
    expect(resolve("./Web.md#x")).toMatchObject({href: "/guides/web/#x", url: "/guides/web/", fragment: "x"});
  });

  it("with the other Markdown extension still lead to the page", () => {
    expect(resolve("./web.mdx#x")).toEqual({href: "/guides/web/#x", url: "/guides/web/", fragment: "x"});
  });

  it("of a missing page keep the URL and include it", () => {
    expect(resolve("../a/b.md#c")).toMatchObject({
      href: "/a/b/#c",
      url: null,
      problem: {message: "there is no page `/a/b/`"},
    });
  });
});

describe("any target", () => {
  const part = fc.constantFrom(
    "/",
    "..",
    ".",
    "guides",
    "caching",
    ".md",
    ".mdx",
    "index",
    "%20",
    "%",
    "#",
    "?",
    "\\",
    ":",
    "http",
    "javascript",
    "a b",
    "å",
    "\t",
    "//",
    "docs.example.org",
    "@",
    "x",
  );
  const target = fc.oneof(
    fc.array(part, {maxLength: 8}).map(parts => parts.join("")),
    fc.string(),
  );

  it("results in no URL that runs code, and is stable when resolved again", () => {
    fc.assert(
      fc.property(target, text => {
        const {href, url, fragment, problem} = resolve(text);
        expect(href).not.toMatch(/^\s*(?:javascript|data|vbscript|blob|file):/i);
        if (url !== null) expect(context.siteMap.urls.get(url.toLowerCase())).toBe(url);
        if (!problem) expect(resolve(href)).toEqual({href, url, fragment});
      }),
      {numRuns: 2000},
    );
  });

  it("is the same with and without trailing slash", () => {
    for (const url of context.siteMap.urls.values()) {
      if (url === "/") continue;
      expect(resolve(encodeURI(url.slice(0, -1)))).toEqual(resolve(encodeURI(url)));
    }
  });

  it("treats known URLs of the config as another part of the host", () => {
    const names = {...context, known: ["/repl/", "/old/*/index.html"]};
    for (const link of ["/repl/?x=1#a", "/old/4/index.html"]) {
      expect(resolveLink(link, FROM, names)).toEqual({href: link, url: null, fragment: null});
    }
    for (const link of ["../repl", "/repl", "../repl/a.zip", "../repl/"])
      expect(resolveLink(link, FROM, names).problem, link).toBeUndefined();
    for (const link of ["/replay/", "/old/4/", "repl/"])
      expect(resolveLink(link, FROM, names).problem).toMatchObject({code: "link-page"});
  });
});

it("prefers known URLs of the config to pages and files whose names differ in case", () => {
  const target = "/concepts/output";
  expect(resolveLink(target, FROM, context).problem?.code).toBe("link-case");
  expect(resolveLink(target, FROM, {...context, known: [`${target}/`]})).toEqual({
    href: target,
    url: null,
    fragment: null,
  });
  expect(resolveLink("/concepts/Output", FROM, {...context, known: ["/"]}).url).toBe("/concepts/Output/");
});

describe("links between languages and versions", () => {
  const within = (self: string, others: string[], target: string) =>
    resolveLink(target, FROM, {...context, edition: {self, others}});

  it.each([
    // to pages of the same edition, with and without its prefix
    ["de", ["fr"], "/de/guides/caching/", "/guides/caching/", "/guides/caching/"],
    ["de", ["fr"], "/guides/caching/", "/guides/caching/", "/guides/caching/"],
    ["de", ["fr"], "/de", "/", "/"],
    ["de", ["fr"], "/de/guides/web.md#x", "/guides/web/#x", "/guides/web/"],
    // to other editions
    ["de", ["fr"], "/fr/guides/caching/?a#b", "/../fr/guides/caching/?a#b", null],
    ["", ["de", "fr"], "/de/", "/de/", null],
    ["", ["de", "fr"], "../de/guides/web.md", "/de/guides/web/", null],
    ["docs/1", ["docs/2", ""], "/docs/2/a/", "/../../docs/2/a/", null],
    ["docs/1", ["docs/2", ""], "/anything/", "/../../anything/", null],
  ])("in `%s` beside %s, %s becomes %s", (self, others, target, href, url) => {
    const found = within(self, others, target);
    expect(found).toMatchObject({href, url});
    expect(found.problem).toBeUndefined();
  });

  it.each([
    // Translated headings have different ids, so the link refers to the page in the default language.
    ["/guides/web/#x", "/../guides/web/#x", null],
    ["/guides/web/", "/guides/web/", "/guides/web/"],
    ["/de/guides/web/#x", "/guides/web/#x", "/guides/web/"],
    ["./web.md#x", "/guides/web/#x", "/guides/web/"],
    ["#x", "#x", null],
  ])("if links do not name the default language, %s becomes %s", (target, href, url) => {
    const edition = {self: "de", others: [], isTranslation: true};
    expect(resolveLink(target, FROM, {...context, edition, dialect: toolNamed("starlight")})).toMatchObject({
      href,
      url,
    });
  });

  it("lead to the edition at the root if they are absolute and name no edition", () => {
    const editions = fc.constantFrom(
      {self: "de", others: ["fr"], isTranslation: true},
      {self: "docs/1", others: ["docs/2", ""]},
    );
    const hosts = fc.constantFrom(
      "https://docs.example.org",
      "//docs.example.org",
      "HTTP://Docs.Example.org",
    );
    const pages = fc.constantFrom("/", "/guides/web/", "/guides/caching/", "/concepts/Output/");
    const ends = fc.constantFrom("", "#x", "?a=b", "?a#x");
    const tools = fc
      .constantFrom("vitepress" as const, "starlight" as const, "docusaurus" as const, "mkdocs" as const)
      .map(name => toolNamed(name));
    fc.assert(
      fc.property(editions, hosts, pages, ends, tools, (edition, host, page, end, dialect) => {
        const at = (target: string) => resolveLink(target, FROM, {...context, edition, dialect});
        const up = "../".repeat(edition.self.split("/").length);
        const root = {href: `/${up}${page.slice(1)}${end}`, url: null, fragment: null};
        expect(at(host + page + end)).toEqual(root);
        expect(at(`${host}/${edition.self}${page}${end}`)).toMatchObject({href: page + end, url: page});
        const single = resolveLink(host + page + end, FROM, {
          ...context,
          edition: {self: "", others: ["de"]},
        });
        expect(single).toMatchObject({href: page + end, url: page});
      }),
    );
  });

  it("lead to this edition if they are absolute and the site has no edition at its root", () =>
    expect(within("de", ["en"], "https://docs.example.org/guides/web/#x").url).toBe("/guides/web/"));

  it("treat known URLs of the config as part of the whole site", () => {
    const names = {...context, known: ["/repl/"], edition: {self: "de", others: ["fr"]}};
    expect(resolveLink("/repl/#a", FROM, names)).toEqual({href: "/../repl/#a", url: null, fragment: null});
    expect(resolveLink("/llms.txt", FROM, names).href).toBe("/llms.txt");
  });

  it.each([
    ["de", ["fr"], "/de/nowhere/"],
    ["de", ["fr"], "/nowhere/"],
    ["docs/1", ["docs/2", ""], "/docs/1/nowhere/"],
    ["docs/1", ["docs/2", ""], "nowhere.md"],
  ])("in `%s` beside %s, %s is broken", (self, others, target) => {
    expect(within(self, others, target).problem?.code).toBe("link-page");
  });
});

describe("numeric prefixes", () => {
  const numbered = contextOf({
    file: "10-start/10-intro.md",
    pages: ["10-start/20-install.md", "20-more/01.deep.md", "1-a/x.md", "2-a/x.md", "2024-05-01-post.md"],
  });
  it.each([
    ["install", "/10-start/20-install/"],
    ["../20-more/deep", "/20-more/01.deep/"],
    ["/start/install/#x", "/10-start/20-install/#x"],
    ["20-install.md", "/10-start/20-install/"],
  ])("may be omitted: %s", (target, href) => {
    const from = {contentPath: "10-start/10-intro.md", url: "/10-start/10-intro/", external: false};
    expect(resolveLink(target, from, numbered)).toMatchObject({href});
    expect(resolveLink(target, from, numbered).problem).toBeUndefined();
  });

  it.each(["/a/x/", "/05-01-post/", "/post/", "/install/"])("must lead to a unique page: %s", target =>
    expect(resolveLink(target, FROM, numbered).problem?.code).toBe("link-page"),
  );
});

it.each([
  ["mdbook", "a.md", "../std/vec/index.html#x", "/../std/vec/index.html#x"],
  ["mdbook", "a/b.md", "../../std/", "/../std/"],
  ["mdbook", "a/b.md", "../std/", "link-page"],
  ["mdbook", "a.md", "../other.md", "link-unverified"],
  ["mkdocs", "a.md", "../std/", "link-unverified"],
] as const)(
  "in %s, a link of %s to %s leaves the site, may do so, or is broken",
  (dialect, contentPath, target, expected) => {
    const link = resolveLink(
      target,
      {contentPath, url: `/${contentPath.replace(".md", "/")}`, external: false},
      {
        siteMap: {pages: new Map(), urls: new Map(), files: new Map(), redirects: new Map()},
        known: [],
        ownHosts: [],
        dialect: toolNamed(dialect),
      },
    );
    if (expected.startsWith("link-")) expect(link.problem?.code).toBe(expected);
    else expect(link).toEqual({href: expected, url: null, fragment: null});
  },
);

describe("root-relative links that leave the site", () => {
  const at = (written: string, more: object): ReturnType<typeof resolveLink> =>
    resolveLink(written, FROM, {...context, ...more});
  const mkdocs = {dialect: toolNamed("mkdocs"), base: "/docs/head/"};

  it("lead outside the base if the tool includes it in links", () => {
    expect(at("/team/?a#b", mkdocs)).toEqual({href: "/../../team/?a#b", url: null, fragment: null});
    expect(at("/docs/head/gone/", mkdocs).problem?.code).toBe("link-page");
    expect(at("/docs/head/guides/web/", mkdocs).url).toBe("/guides/web/");
    expect(at("/team/", {dialect: toolNamed("vitepress"), base: "/docs/head/"}).problem?.code).toBe(
      "link-page",
    );
    expect(at("/team/", {dialect: toolNamed("mkdocs")}).problem?.code).toBe("link-page");
  });

  it("lead outside the common prefix of all pages", () => {
    const folders = [{folder: "/project/content", prefix: "docs/"}];
    expect(at("/team/?a#b", {folders})).toEqual({
      href: "/team/?a#b",
      url: null,
      fragment: null,
      problem: {
        code: "link-unverified",
        message: "`/team/` leads to no page: all pages are below `/docs/`",
        hint: "Correct the link. If the host serves something else there, add the URL to `known`.",
      },
    });
    expect(at("/team/", {folders, known: ["/team/"]}).problem).toBeUndefined();
    expect(at("/docs", {folders}).problem?.code).toBe("link-page");
    expect(at("/team/", {folders: [...folders, {folder: "/project/blog", prefix: ""}]}).problem?.code).toBe(
      "link-page",
    );
  });
});
