import {readFileSync} from "node:fs";
import {join} from "node:path";
import {type DefaultTreeAdapterTypes, parse as parseHtml} from "parse5";
import {visit} from "unist-util-visit";
import {beforeAll, describe, expect, test} from "vitest";
import {changeFiles} from "#cli/external/files.ts";
import {readmePage} from "#cli/external/readme/page.ts";
import {HOSTILE_MARKUP} from "#fixtures/support/hostile-markup.ts";
import {parseMarkdown} from "#fixtures/support/parse-markdown.ts";
import {filesBelow, run} from "#fixtures/support/project.ts";
import {testContext, testEntry} from "#fixtures/support/readme.ts";
import {testSource} from "#fixtures/support/source.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";

/** READMEs are written by others: whatever one contains, nothing executable may come out of the pipeline. */
const root = temporaryFolder();
const cases = Object.entries(HOSTILE_MARKUP).map(([title, markup], index) => ({
  title,
  markup,
  name: `x${index}-loader`,
}));
let files: Record<string, string>;

beforeAll(async () => {
  const pages = cases.map(({markup, name}) => {
    const bytes = Buffer.from(markup.startsWith("---") ? markup : `Before.\n\n${markup}\n\nAfter.\n`);
    const context = {...testContext(), source: testSource(`acme/${name}`)};
    const {text} = readmePage({bytes, entry: testEntry}, context, parseMarkdown);
    return {file: join(root, `.docs-index/external/loaders/_${name}.md`), bytes: text};
  });
  await changeFiles([
    ...pages,
    {file: join(root, "content/index.md"), bytes: "---\ntitle: Home\n---\n\nHome.\n"},
  ]);
  await run(root, "build", "--no-cache", "--out", join(root, "artifacts"));
  files = filesBelow(join(root, "artifacts"));
});

test("there are many, and every one becomes a page", () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  const built = Object.keys(files).filter(file =>
    /^data\/pages\/loaders\/x\d+-loader\/index\.json$/.test(file),
  );
  expect(built).toHaveLength(cases.length);
});

const htmlOf = (path: string): string => JSON.parse(files[`data/pages/${path}/index.json`] ?? "{}").html;

describe("the page", () => {
  test.each(cases)("$title", ({name}) => {
    expect(faultsOf(htmlOf(`loaders/${name}`))).toEqual([]);
  });
});

test("the printable page of all", () => {
  expect(faultsOf(htmlOf("loaders/printable"))).toEqual([]);
});

describe("the Markdown copy", () => {
  test.each(cases)("$title", ({name}) => {
    expect(markdownFaults(files[`loaders/${name}.md`] ?? "<script>missing")).toEqual([]);
  });
});

test("the pages of all for language models", () => {
  expect(markdownFaults(files["llms-full.txt"] ?? "<script>missing")).toEqual([]);
});

describe("the text that is searched holds nothing but what is seen", () => {
  test.each(cases)("$title", ({name}) => {
    const seen = textOf(htmlOf(`loaders/${name}`));
    const {passages} = JSON.parse(files[`data/text/loaders/${name}/index.json`] ?? "");
    const text = passages.map(({title, text}: Record<string, string>) => `${title} ${text}`).join(" ");
    if (!seen.includes("pwn")) expect(text).not.toContain("pwn");
  });
});

test("no page claims another address than its own", () => {
  for (const {name} of cases) {
    const page = JSON.parse(
      readFileSync(join(root, `artifacts/data/pages/loaders/${name}/index.json`), "utf8"),
    );
    expect(page).toMatchObject({url: `/loaders/${name}/`, title: name, frontMatter: {}});
    expect(page.edit).toMatch(/^https:\/\/github\.com\/acme\//);
  }
});

const FORBIDDEN = new Set(
  "script style link meta base iframe frame frameset object embed applet form input button select textarea svg math template noscript title portal xmp plaintext".split(
    " ",
  ),
);

/** Finds executable content in a piece of HTML, as a browser would parse it inside a page. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const document = parseHtml(
    `<!DOCTYPE html><title>t</title><main><article>${html}</article><footer></footer></main>`,
  );
  const visit = (node: DefaultTreeAdapterTypes.Node, inArticle: boolean): void => {
    if ("tagName" in node) {
      if (inArticle && FORBIDDEN.has(node.tagName)) faults.push(`<${node.tagName}>`);
      if (inArticle && node.tagName === "footer") faults.push("the frame was left");
      for (const {name, value} of node.attrs) faults.push(...attributeFaults(name, value));
    }
    const inside = inArticle || ("tagName" in node && node.tagName === "article");
    if ("childNodes" in node) for (const child of node.childNodes) visit(child, inside);
  };
  visit(document, false);
  if (!hasElement(document, "footer")) faults.push("the frame was swallowed");
  return faults;
}

const hasElement = (node: DefaultTreeAdapterTypes.Node, name: string): boolean =>
  ("tagName" in node && node.tagName === name) ||
  ("childNodes" in node && node.childNodes.some(child => hasElement(child, name)));

const ADDRESSES = new Set([
  "href",
  "src",
  "srcset",
  "cite",
  "action",
  "formaction",
  "poster",
  "background",
  "ping",
  "xlink:href",
]);

function attributeFaults(name: string, value: string): string[] {
  if (/^on|^srcdoc$|^ping$|^formaction$/.test(name)) return [`${name}="${value}"`];
  if (name === "style" && /url|expression|position|import|behavior/i.test(value)) return [`style="${value}"`];
  if ((name === "id" || name === "name") && value.startsWith("dx-")) return [`${name}="${value}"`];
  if (!ADDRESSES.has(name)) return [];
  // Browsers drop these characters before parsing the scheme (URL Standard, "URL parsing").
  const url = value.replace(/[\p{Cc} ]+/gu, "").toLowerCase();
  const scheme = /^[a-z][a-z0-9+.-]*:/.exec(url)?.[0];
  return scheme === undefined || /^(?:https?|mailto):$/.test(scheme) ? [] : [`${name}="${value}"`];
}

/** Finds content in Markdown that would execute if it were rendered with its raw HTML. */
function markdownFaults(text: string): string[] {
  const html: string[] = [];
  const faults: string[] = [];
  visit(parseMarkdown(text), node => {
    if (node.type === "html") html.push(node.value);
    if ("url" in node) faults.push(...attributeFaults("href", node.url));
  });
  return [...faults, ...faultsOf(html.join(" ")).filter(fault => !fault.startsWith("the frame"))];
}

function textOf(html: string): string {
  const collect = (node: DefaultTreeAdapterTypes.Node): string => {
    if ("value" in node) return node.value;
    const attributes =
      "attrs" in node ? node.attrs.flatMap(({name, value}) => (name === "alt" ? value : [])) : [];
    return [...attributes, ...("childNodes" in node ? node.childNodes.map(collect) : [])].join("");
  };
  return collect(parseHtml(html));
}
