import {execFileSync, spawnSync} from "node:child_process";
import {chmodSync, readFileSync} from "node:fs";
import {request} from "node:http";
import {type AddressInfo, createServer} from "node:net";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {headersFor, parseHeaders} from "../../server/headers-file.ts";
import {siteHandler, startServer} from "../../server/static-server.ts";
import {apacheConfig} from "./apache.ts";
import {metaPolicy} from "./hosts.ts";
import {nginxConfig} from "./nginx.ts";
import {readRules} from "./rules.ts";
import {vercelConfig} from "./vercel.ts";

const POLICY = "default-src 'none'; script-src 'self' 'sha256-a+/='; frame-ancestors 'none'";

const headersBelow = (base: string): string => `${base}*
  Content-Security-Policy: ${POLICY}
  X-Content-Type-Options: nosniff
${base}assets/*.js
  Cache-Control: public, max-age=31536000, immutable
${base}data/*
  Cache-Control: public, max-age=0, must-revalidate
# A comment
${base}guide/:part/
  X-Odd: "quoted" back\\slash 100%
`;

const redirectsBelow = (base: string): string => `${base}old/ ${base}guide/ 301
${base}old ${base}guide/ 301
${base}moved/ https://example.org/?a=b#c 302
${base}sp%20ace(1)/ ${base}guide/ 307
${base}%C3%A5$x/ ${base}%C3%A5$y/ 308
${base}v1/* ${base}:splat 302
${base}a.b/ ${base}guide/ 301
${base}de/1/was/ ${base}de/1/guide/ 302
`;

const SITE = {
  "index.html": "<p>Home</p>",
  "404.html": "<p>Missing</p>",
  "de/404.html": "<p>Fehlt</p>",
  "de/1/404.html": "<p>Fehlt in 1</p>",
  "de/x.md": "# X",
  "guide/index.html": "<p>Guide</p>",
  "guide/part/index.html": "<p>Part</p>",
  // A redirect page for hosts without rules; rules must take precedence.
  "old/index.html": "<p>Old</p>",
  "de/1/was/index.html": "<p>War</p>",
  "assets/a.js": "1;",
  "data/a.json": "{}",
  "guide.md": "# Guide",
  "manifest.webmanifest": "{}",
};

/** Paths of editions, in any order. */
const EDITIONS = ["de", "de/1"];

/** Returns the 404 page of the edition that a path belongs to. */
const missingPageOf = (path: string): string =>
  SITE[path.startsWith("de/1/") ? "de/1/404.html" : path.startsWith("de/") ? "de/404.html" : "404.html"];

/** Path and expected response: status, `location`, type. */
const ANSWERS: [path: string, status: number, location?: string, type?: string][] = [
  ["", 200, undefined, "text/html"],
  ["guide/", 200],
  ["guide/part/", 200],
  ["assets/a.js", 200],
  ["data/a.json", 200],
  ["guide.md", 200, undefined, "text/markdown; charset=utf-8"],
  ["manifest.webmanifest", 200, undefined, "application/manifest+json"],
  ["missing/", 404, undefined, "text/html"],
  ["de/missing/", 404, undefined, "text/html"],
  ["de/1/missing/too/", 404, undefined, "text/html"],
  ["de/x.md", 200, undefined, "text/markdown; charset=utf-8"],
  ["dex/", 404],
  ["old/", 301, "BASEguide/"],
  ["old", 301, "BASEguide/"],
  ["moved/", 302, "https://example.org/?a=b#c"],
  ["sp%20ace(1)/", 307, "BASEguide/"],
  ["%C3%A5$x/", 308, "BASE%C3%A5%24y/"],
  ["v1/x/y/", 302, "BASEx/y/"],
  ["a.b/", 301, "BASEguide/"],
  ["axb/", 404],
  ["de/1/was/", 302, "BASEde/1/guide/"],
];

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const get = (where: {socketPath: string} | {port: number}, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request({host: "localhost", ...where, path, agent: false}, response => {
      let text = "";
      response.setEncoding("utf8").on("data", part => (text += part));
      response.on("end", () => resolve({status: response.statusCode ?? 0, headers: response.headers, text}));
    });
    call.on("error", reject).end();
  });

async function expectAnswers(where: {socketPath: string} | {port: number}, base: string): Promise<void> {
  const rules = parseHeaders(headersBelow(base).replaceAll("/:part/", "/part/"));
  for (const [path, status, location, type] of ANSWERS) {
    const answer = await get(where, base + path);
    const place = answer.headers.location
      ?.toString()
      .replace(/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/, "");
    // Servers may encode different characters of a path.
    const same = (url: string | undefined): string | undefined => url && decodeURIComponent(url);
    expect({path, status: answer.status, place: same(place)}).toEqual({
      path,
      status,
      place: same(location?.replace("BASE", base)),
    });
    if (type) expect(answer.headers["content-type"]).toContain(type);
    if (status === 404) expect(answer.text).toBe(missingPageOf(path));
    if (status !== 200) continue;
    for (const [name, value] of headersFor(rules, base + path))
      expect({path, name, value: answer.headers[name]}).toEqual({path, name, value});
  }
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const rulesOf = (base: string) => readRules(headersBelow(base), redirectsBelow(base));
const hasProgram = (name: string): boolean => spawnSync(name, ["-v"]).status === 0;

describe.skipIf(!hasProgram("nginx"))("nginx", () => {
  it.each(["/", "/project/"])("serves headers, redirects, types and the 404 page below %s", async base => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    writeFiles(join(folder, "docs", base), SITE);
    const config = nginxConfig(rulesOf(base), {base, editions: EDITIONS});
    const socketPath = join(folder, "socket");
    writeFiles(folder, {
      "docs.conf": config
        .replace("listen 80;", `listen unix:${socketPath};`)
        .replace("/srv/docs;", `${folder}/docs;`),
      "nginx.conf": `pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  include ${folder}/docs.conf;
}
`,
    });
    // The command returns once the server listens.
    execFileSync("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {stdio: "pipe"});
    try {
      await expectAnswers({socketPath}, base);
      expect((await get({socketPath}, `${base}nginx.conf`)).status).toBe(404);
    } finally {
      process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGTERM");
    }
  });
});

describe.skipIf(!hasProgram("apache2"))("Apache", () => {
  it.each(["/", "/project/"])("serves headers, redirects, types and the 404 page below %s", async base => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    writeFiles(join(folder, "docs", base), {
      ...SITE,
      ".htaccess": apacheConfig(rulesOf(base), {base, editions: EDITIONS}),
    });
    const port = await freePort();
    const modules = ["mpm_event", "authz_core", "dir", "mime", "headers", "alias"];
    writeFiles(folder, {
      "apache.conf": `ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
ServerName localhost
Listen 127.0.0.1:${port}
${modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/docs
<Directory ${folder}/docs>
  AllowOverride All
  Require all granted
</Directory>
`,
    });
    // The command returns once the server listens.
    execFileSync("apache2", ["-f", join(folder, "apache.conf")], {stdio: "pipe"});
    try {
      await expectAnswers({port}, base);
    } finally {
      process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGTERM");
    }
  });
});

describe("preview", () => {
  it("serves the 404 page of the edition that a path belongs to", async () => {
    const folder = temporaryFolder();
    writeFiles(folder, {"site/404.html": SITE["404.html"], "404.html": "outside"});
    for (const path of ["de/404.html", "de/1/404.html"] as const)
      writeFiles(folder, {[`site/${path}`]: SITE[path]});
    const {server, url} = await startServer(siteHandler(join(folder, "site")), 0);
    try {
      const port = Number(new URL(url).port);
      for (const path of ["missing/", "de/missing/", "de/1/a/b/", "dex/", "de/%2e%2e/%2e%2e/x/"]) {
        const {status, text} = await get({port}, `/${path}`);
        expect({path, status, text}).toEqual({path, status: 404, text: missingPageOf(path)});
      }
    } finally {
      server.close();
    }
  });
});

describe("vercel.json", () => {
  it("has all headers and redirects, in the syntax of path-to-regexp", () => {
    const {headers, redirects} = JSON.parse(vercelConfig(rulesOf("/")));
    expect(headers[0]).toEqual({
      source: "/(.*)",
      headers: [
        {key: "Content-Security-Policy", value: POLICY},
        {key: "X-Content-Type-Options", value: "nosniff"},
      ],
    });
    expect(headers.map(({source}: {source: string}) => source)).toEqual([
      "/(.*)",
      "/assets/(.*).js",
      "/data/(.*)",
      "/guide/:part/",
    ]);
    expect(redirects).toContainEqual({source: "/v1/:splat*", destination: "/:splat*", statusCode: 302});
    expect(redirects).toContainEqual({source: "/sp ace\\(1\\)/", destination: "/guide/", statusCode: 307});
    expect(redirects).toHaveLength(8);
  });
});

describe("rules", () => {
  it.each([
    "/a /b 200",
    "/a /b 301 Country=de",
    "/:x/ /y/:x/ 301",
    "/*/x /y 301",
    "/a%0Ab /c 301",
    "https://a.example/* https://b.example/:splat",
  ])("leave %j to the user", line =>
    expect(readRules("", line)).toEqual({headers: [], redirects: [], left: [line]}),
  );

  it("skip invalid header lines", () =>
    expect(readRules("/*\n  no header\n  X-A: 1\n", "")).toEqual({
      headers: [{path: "/*", headers: [["X-A", "1"]]}],
      redirects: [],
      left: ["no header"],
    }));
});

describe("the policy of pages", () => {
  it("has no directive that browsers ignore in a meta element, and only exists for hosts without headers", () => {
    expect(metaPolicy(headersBelow("/"), "github-pages")).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a+/='",
    );
    for (const host of [undefined, "netlify", "nginx"] as const)
      expect(metaPolicy(headersBelow("/"), host)).toBeUndefined();
  });
});

describe(".htaccess", () => {
  it("contains all headers and redirects, with characters escaped for Apache", () => {
    const lines = apacheConfig(rulesOf("/"), {base: "/"}).split("\n");
    expect(lines).toContain("ErrorDocument 404 /404.html");
    expect(lines).toContain('RedirectMatch 302 "^/v1/(.*)$" "/$1"');
    expect(lines).toContain('RedirectMatch 301 "^/a\\\\.b/$" "/guide/"');
    expect(lines).toContain('    Header always set X-Odd "\\"quoted\\" back\\\\slash 100%%"');
  });
});
