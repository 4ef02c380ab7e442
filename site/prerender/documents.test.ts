import {runInNewContext} from "node:vm";
import {describe, expect, it} from "vitest";
import {escapeHtml} from "#schemas/rules/markup.ts";
import {matchScreen} from "../routes/match-screen.ts";
import {inlineScript, policyHash} from "./document/inline-script.ts";
import {REDIRECT_SCRIPT, redirectPage} from "./document/redirect-page.ts";
import {scriptJson} from "./document/script-json.ts";
import {allowInlineScript} from "./hosting-files.ts";
import {redirectFile} from "./routes.ts";
import {farewellWorker, fillWorker} from "./service-worker.ts";
import {completeManifest, siteIcons} from "./web-manifest.ts";

const SCOPE = "https://docs.example.org/";

describe("escaping", () => {
  it("prevents any text from leaving its context", () => {
    expect(escapeHtml('<a b="c">&')).toBe("&lt;a b=&quot;c&quot;&gt;&amp;");
    const text = scriptJson({a: "</script><!--\u2028"});
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toEqual({a: "</script><!--\u2028"});
  });
});

describe("inline script", () => {
  const site = {
    banner: {html: "", dismissKey: 'k"</script>', dismissValue: "3"},
    search: {provider: "none" as const, options: {}},
  };

  function run(storage: Record<string, string> | null): Record<string, string> {
    const dataset: Record<string, string> = {};
    const context = {document: {documentElement: {dataset}}, addEventListener: () => {}};
    if (storage) Object.assign(context, {localStorage: {getItem: (key: string) => storage[key] ?? null}});
    runInNewContext(inlineScript(site), context);
    return dataset;
  }

  it("hides a closed banner and applies colors before the first paint", () => {
    expect(run({})).toEqual({});
    expect(run({'k"</script>': "3", theme: "dark"})).toEqual({banner: "off", theme: "dark"});
    expect(run({'k"</script>': "2", theme: "pink"})).toEqual({});
    expect(run(null)).toEqual({banner: "fixed"});
    expect(inlineScript(site)).not.toContain("</script");
  });

  it("is allowed in the policy by its hash, once", () => {
    const headers =
      "/*\n  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'\n/x\n  A: b\n";
    expect(allowInlineScript(headers, policyHash("a"))).toContain(
      "script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='; style-src",
    );
    expect(() => allowInlineScript("/*\n  A: b\n", "x")).toThrow("script-src");
  });
});

describe("redirect pages", () => {
  it.each([
    ["/a/", "a/index.html"],
    ["/a", "a/index.html"],
    ["/v2/api/index.html", "v2/api/index.html"],
    ["/v2.0/a.html", "v2.0/a.html"],
    ["/a.md", null],
    ["/llms.txt", null],
  ])("for %s: %j", (from, file) => expect(redirectFile(from)).toBe(file));

  it("are valid documents with a visible link, even for hostile targets", () => {
    const site = {lang: "en", title: "packer", titleSuffix: " | packer", origin: "https://docs.example.org"};
    const html = redirectPage({from: "/a/", to: '/größe/#x"><script>'}, site);
    expect(html).toContain('content="0; url=/gr%C3%B6%C3%9Fe/#x%22%3E%3Cscript%3E"');
    expect(html).toContain('<link rel="canonical" href="https://docs.example.org/gr%C3%B6%C3%9Fe/">');
    expect(html.split("<script").length).toBe(2);
    expect(html).toContain(`<script>${REDIRECT_SCRIPT}</script>`);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  });
});

describe("matchScreen", () => {
  const site = {screens: {organization: true, vote: true, sponsors: false}, splash: {} as never};
  it.each([
    ["/", "home"],
    ["/vote/", "vote"],
    ["/organization/", "organization"],
    ["/app-shell/", "shell"],
    ["/vote/x/", "page"],
    ["/votes/", "page"],
  ])("shows %s as %s", (url, screen) => {
    expect(matchScreen(url, site)).toBe(screen);
  });

  it("shows pages if there is no data for a screen", () => {
    const none = {screens: {organization: false, vote: false, sponsors: false}};
    expect(["/", "/vote/", "/organization/"].map(url => matchScreen(url, none))).toEqual([
      "page",
      "page",
      "page",
    ]);
  });
});

const clientFiles = (files: string[]) => ({files, address: (file: string) => `/${file}`});

describe("service worker", () => {
  it("caches client files by name and the layout by build, and changes with the client files", () => {
    const worker = fillWorker(
      "rest",
      clientFiles(["assets/a-12345678.js", "assets/x-latin-ext-1.woff2"]),
      "b1",
    );
    expect(worker).toContain('{"url":"/assets/a-12345678.js","revision":null}');
    expect(worker).toContain('{"url":"/app-shell/","revision":"b1"}');
    expect(worker).not.toContain("latin-ext");
    const client = (text: string): string | undefined => /__CLIENT="(\w+)"/.exec(text)?.[1];
    expect(client(fillWorker("", clientFiles(["a"]), "1"))).toBe(
      client(fillWorker("", clientFiles(["a"]), "2")),
    );
    expect(client(fillWorker("", clientFiles(["a"]), "1"))).not.toBe(
      client(fillWorker("", clientFiles(["b"]), "1")),
    );
  });

  it.each([
    [
      ["docs-data", "docs/p/data", `workbox-precache-v2-${SCOPE}`, `workbox-precache-v2-${SCOPE}p/`, "other"],
      ["docs-data", `workbox-precache-v2-${SCOPE}`],
      ["/a/"],
    ],
    [["other"], [], []],
  ])(
    "can be taken off for good, with its own copies and nobody else's: %j",
    async (names, removed, reloaded) => {
      const deleted: string[] = [];
      const visited: string[] = [];
      let done: Promise<unknown> = Promise.resolve();
      let gone = false;
      const listeners: Record<string, (event: object) => void> = {};
      runInNewContext(farewellWorker, {
        URL,
        self: {
          addEventListener: (name: string, listener: (event: object) => void) => {
            listeners[name] = listener;
          },
          skipWaiting: () => {},
          registration: {
            scope: SCOPE,
            unregister: async () => {
              gone = true;
            },
          },
          clients: {matchAll: async () => [{url: "/a/", navigate: (url: string) => visited.push(url)}]},
        },
        caches: {
          keys: async () => names,
          delete: async (name: string) => deleted.push(name),
        },
      });
      listeners.activate?.({
        waitUntil: (promise: Promise<unknown>) => {
          done = promise;
        },
      });
      await done;
      expect({deleted, visited, gone}).toEqual({
        deleted: removed,
        visited: reloaded,
        gone: true,
      });
    },
  );
});

describe("web app manifest", () => {
  it("has default icons and colors", () => {
    const manifest = JSON.parse(
      completeManifest('{"name": "packer"}', siteIcons(["icons/512.png", "icons/a.png", "x/icons/1.png"])),
    );
    expect(manifest).toMatchObject({name: "packer", theme_color: "#2b3a42", background_color: "#2b3a42"});
    expect(manifest.icons.map(({sizes}: {sizes: string}) => sizes)).toEqual(["512x512"]);
    const own = '{"icons": [{"src": "/x.png"}], "theme_color": "#111111"}';
    expect(JSON.parse(completeManifest(own, {}))).toMatchObject({
      icons: [{src: "/x.png"}],
      theme_color: "#111111",
    });
  });
});
