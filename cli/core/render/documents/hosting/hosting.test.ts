import {writeFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {readRules} from "#site/prerender/hosts/rules.ts";
import {siteContext} from "../context.ts";
import {planDocuments} from "../plan.ts";
import {contentSecurityPolicy, headersText} from "./headers.ts";
import {hostingFiles, redirectsText, robotsText} from "./hosting.ts";

const PAGES = [{url: "/", title: "Home"}, {url: "/guides/a/"}, {url: "/api/b/"}];
/** 3 by 2 pixels. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAADUlEQVR42mNkYPhfz0AEAAQ/AYFs1l2HAAAAAElFTkSuQmCC",
  "base64",
);
const context = (...[given]: [Parameters<typeof testInput>[1]?]) => siteContext(testInput(PAGES, given));

describe("robots.txt", () => {
  it("hides printable pages and the app shell, and names the sitemap", () => {
    expect(robotsText(context({config: {site: "https://x.org"}}))).toBe(
      "User-agent: *\nDisallow: /api/printable/\nDisallow: /app-shell/\nDisallow: /guides/printable/\n\nSitemap: https://x.org/sitemap.xml\n",
    );
    expect(robotsText(context())).not.toContain("Sitemap");
  });
});

describe("_redirects", () => {
  it("lists both spellings, encoded so that nothing is a placeholder", () => {
    const redirects = [
      {from: "/old/", to: "/guides/a/#x"},
      {from: "/a b/*:c/", to: "https://x.org/?q=1"},
      {from: "/o.html", to: "/å/", status: 302 as const},
    ];
    expect(redirectsText(redirects)).toBe(
      [
        "/old/ /guides/a/#x 301",
        "/old /guides/a/#x 301",
        "/a%20b/%2A%3Ac/ https://x.org/?q=1 301",
        "/a%20b/%2A%3Ac https://x.org/?q=1 301",
        "/o.html /%C3%A5/ 302",
        "",
      ].join("\n"),
    );
  });
});

it("answers unknown paths of each language and version with its own page, inner folders first", () => {
  const paths = fc.uniqueArray(fc.constantFrom("de", "fr", "2.x", "de/2.x", "fr/2.x", "de/2.x/old"));
  fc.assert(
    fc.property(paths, folders => {
      const place = {lang: "en", label: "", version: null, prefix: "", isDefault: true, isCurrent: true};
      const self = {...place, path: ""};
      const all = [self, ...folders.map(path => ({...place, path}))];
      const lines = (at: typeof self): string[] => {
        const files = hostingFiles({...context(), editions: {self: at, all}}, []);
        const file = files.find(({path}) => path === "_redirects");
        return producedText(file ? [file] : [], "_redirects")
          .split("\n")
          .filter(Boolean);
      };
      const found = lines(self);
      expect(found.toSorted()).toEqual(folders.map(path => `/${path}/* /${path}/404.html 404`).toSorted());
      for (const [i, line] of found.entries())
        for (const later of found.slice(i + 1))
          expect(later.startsWith(line.replace(/\*.*/, ""))).toBe(false);
      for (const at of all.slice(1)) expect(lines(at)).toEqual([]);
      // Other hosts have rules of their own for these pages.
      expect(readRules("", found.join("\n"))).toEqual({headers: [], redirects: [], left: []});
    }),
  );
});

describe("_headers", () => {
  it("allows permanent caching of files with a hash in their name, and no others", () => {
    const text = headersText(context());
    const kept = [...text.matchAll(/^(\S+)\n {2}Cache-Control: .*immutable$/gm)].map(match => match[1]);
    expect(kept).toEqual(["/assets/*.js", "/assets/*.css", "/assets/*.woff2"]);
    expect(text).toContain("/data/*\n  Cache-Control: public, max-age=0, must-revalidate\n");
  });

  it("keeps data of every language and version up to date", () => {
    const place = {lang: "en", label: "", version: null, prefix: "", isDefault: true, isCurrent: true};
    const [self, other] = [
      {...place, path: ""},
      {...place, path: "de/1"},
    ];
    const text = headersText({...context(), editions: {self, all: [self, other]}});
    expect(text).toContain("\n/de/1/data/*\n  Cache-Control: public, max-age=0, must-revalidate\n");
    expect(text).toContain("\n/de/1/sw.js\n  Cache-Control: no-cache\n");
  });
});

describe("content security policy", () => {
  it("only allows scripts of the same origin", () => {
    const directives = new Map(
      contentSecurityPolicy(context())
        .split("; ")
        .map(line => [line.split(" ")[0], line]),
    );
    expect(directives.get("default-src")).toBe("default-src 'none'");
    expect(directives.get("script-src")).toBe("script-src 'self'");
    expect(directives.get("style-src")).toBe("style-src 'self'");
    expect(directives.get("connect-src")).toBe("connect-src 'self'");
    expect(directives.get("frame-ancestors")).toBe("frame-ancestors 'none'");
  });

  it("allows the dialog to query the configured search engine", () => {
    const policy = (provider: "algolia" | "typesense", options = {}) =>
      contentSecurityPolicy(context({config: {search: {provider, options}}}));
    expect(policy("algolia")).toContain("connect-src 'self' https://*.algolia.net https://*.algolianet.com;");
    expect(policy("typesense", {url: "https://s.org:8108/x", key: "k", bad: "javascript:1"})).toContain(
      "connect-src 'self' https://s.org:8108;",
    );
  });
});

describe("manifest.webmanifest", () => {
  const manifest = (...args: Parameters<typeof testInput>) =>
    JSON.parse(producedText(planDocuments(testInput(...args)), "manifest.webmanifest"));

  it("uses the title of the site if the data file has no app part", () => {
    expect(manifest(PAGES)).toMatchObject({
      name: "Home",
      short_name: "Home",
      start_url: "/",
      scope: "/",
      icons: [],
    });
  });

  it.each<[string, Record<string, Buffer>, {src: string; sizes: string; type?: string}[]]>([
    ["/a.svg", {"a.svg": Buffer.from("<svg/>")}, [{src: "/a.svg", sizes: "any", type: "image/svg+xml"}]],
    ["./a.png", {"a.png": PNG}, [{src: "/a.png", sizes: "3x2", type: "image/png"}]],
    ["/a.png", {"a.png": Buffer.from("?")}, [{src: "/a.png", sizes: "any", type: "image/png"}]],
    ["https://x.example/i", {}, [{src: "https://x.example/i", sizes: "any"}]],
    // The site uses these icons, which exist in several sizes.
    ["/a.png", {"a.png": PNG, "icons/192.png": PNG}, []],
  ])("has the icon of the config: %s", (icon, files, icons) => {
    const root = temporaryFolder();
    const publicFiles = Object.entries(files).map(([path, bytes]) => {
      const file = join(root, path.replace("/", "-"));
      writeFileSync(file, bytes);
      return [path, {file, hash: "0"}] as const;
    });
    const input = {
      ...testInput(PAGES, {config: {icon}}),
      root,
      themeRoot: root,
      publicFiles: new Map(publicFiles),
    };
    expect(JSON.parse(producedText(planDocuments(input), "manifest.webmanifest")).icons).toEqual(icons);
  });

  it("takes names, colors and icons from the data file", () => {
    const icons = [{src: "/icons/192.png", sizes: "192x192"}];
    const app = {name: "N", shortName: "S", display: "fullscreen" as const, themeColor: "#2b3a42", icons};
    expect(manifest(PAGES, {site: {app, description: "D"}})).toMatchObject({
      name: "N",
      short_name: "S",
      description: "D",
      display: "fullscreen",
      theme_color: "#2b3a42",
      icons,
    });
  });
});
