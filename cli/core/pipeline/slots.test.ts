import {createHash} from "node:crypto";
import {readFileSync, symlinkSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {validateArtifacts} from "#fixtures/support/validate-artifacts.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {SLOT_NAMES} from "#schemas/settings/slots.ts";

/** A project whose slots have these files. */
function projectWith(slots: unknown, files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "docs-index.config.json": JSON.stringify({content: "docs", dates: "none", slots}),
    "docs/index.md": "# Home\n\n[Guide](guide.md)\n",
    "docs/guide.md": "# Guide\n",
    ...Object.fromEntries(Object.entries(files).map(([name, html]) => [`slots/${name}`, html])),
  });
  return folder;
}

const slotsOf = (folder: string): Record<string, string> | undefined =>
  JSON.parse(readFileSync(join(folder, "artifacts/data/site.json"), "utf8")).slots;

const policyOf = (folder: string): string => readFileSync(join(folder, "artifacts/_headers"), "utf8");

const HOSTILE = [
  "<script>alert(1)</script>",
  '<img src="/x.png" alt="" onerror="alert(1)">',
  '<a href="javascript:alert(1)">a</a>',
  "<svg><script>alert(1)</script></svg>",
  "<style>body{display:none}</style>",
  '<form action="https://x.example"><input name="password"></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<meta http-equiv="refresh" content="0; url=https://x.example">',
  '<meta name="referrer" content="unsafe-url">',
  '<meta name="google-site-verification" content="x">',
  '<link rel="stylesheet" href="https://x.example/a.css">',
  '<link rel="canonical" href="javascript:alert(1)">',
  '<base href="https://x.example/">',
].join("\n");

it("sanitizes every slot like a page, and reports each loss with file and line", async () => {
  const folder = projectWith(true, Object.fromEntries(SLOT_NAMES.map(name => [`${name}.html`, HOSTILE])));
  const {diagnostics} = await buildProject(folder, "--no-cache");
  const html = Object.values(slotsOf(folder) ?? {}).join("\n");
  expect(html).not.toMatch(
    /script|onerror|javascript|<svg|<style|<form|<input|<iframe|http-equiv|referrer|verification|stylesheet|<base/i,
  );
  for (const name of SLOT_NAMES) {
    const own = diagnostics.filter(({file}) => file === `slots/${name}.html`);
    const lines = new Set(own.map(({line}) => line));
    expect([...lines].length, name).toBeGreaterThan(9);
    expect(own.every(({line}) => line !== undefined && line <= 13)).toBe(true);
  }
  expect(policyOf(folder)).not.toMatch(/script-src 'self' |x\.example/);
});

it("checks links and shows images, and has the HTML in the artifact and the head elements that are safe", async () => {
  const folder = projectWith(["head", "footer"], {
    "head.html": '<meta property="og:type" content="article">\n<link rel="license" href="/guide/">\n',
    "footer.html": '<p><a href="/guide">ok</a> <a href="/gone/">gone</a></p>',
  });
  const {findings} = await buildProject(folder, "--no-cache");
  expect(findings).toEqual([expect.stringMatching(/^slots\/footer\.html link-page /)]);
  expect(slotsOf(folder)).toEqual({
    head: '<meta property="og:type" content="article"><link rel="license" href="/guide/">',
    footer: expect.stringContaining('<a href="/guide/">ok</a>'),
  });
  expect(validateArtifacts(join(folder, "artifacts")).problems).toEqual([]);
});

it("inserts trusted files as they are and allows their scripts and styles by hash and host", async () => {
  const script = "customElements.define('a-b', class extends HTMLElement {})";
  const folder = projectWith(
    {trusted: true},
    {
      "head.html": `<script>\r\n${script}\r\n</script>\r\n`,
      "footer.html": '<div><style>p{color:red}</style><script src="https://x.example/a.js"></script></div>',
    },
  );
  expect((await buildProject(folder, "--no-cache")).findings).toEqual([]);
  expect(slotsOf(folder)?.head).toBe(`<script>\n${script}\n</script>`);
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policyOf(folder)).toMatch(/script-src 'self' [^;]*https:\/\/x\.example/);
  expect(policyOf(folder)).toContain(hash(`\n${script}\n`));
  expect(policyOf(folder)).toContain(hash("p{color:red}"));
});

it("warns of unknown names, missing files, large files and links out of the project", async () => {
  const folder = projectWith(["footer", "banner", "head", "sidebar-end"], {
    "foot.html": "x",
    "banner.html": "x".repeat(64 * 1024 + 1),
  });
  const outside = temporaryFolder();
  writeFileSync(join(outside, "secret"), "secret");
  symlinkSync(join(outside, "secret"), join(folder, "slots/head.html"));
  const {findings, diagnostics} = await buildProject(folder, "--no-cache");
  expect(findings.filter(finding => finding.includes("slot-file")).length).toBe(5);
  expect(diagnostics.find(({message}) => message.includes("there is no slots/footer.html"))?.hint).toBe(
    "Create slots/footer.html, or remove `footer` from `slots`.",
  );
  expect(findings.join("\n")).toContain("slots/foot.html slot-file");
  expect(slotsOf(folder)).toBeUndefined();
});

it("is off by default, and an edit of a slot is a change for the cache", async () => {
  const off = projectWith(false, {"footer.html": "one"});
  await buildProject(off);
  expect(slotsOf(off)).toBeUndefined();
  const folder = projectWith(true, {"footer.html": "one"});
  await buildProject(folder);
  writeFileSync(join(folder, "slots/footer.html"), "two");
  await buildProject(folder);
  expect(slotsOf(folder)).toEqual({footer: "two"});
});
