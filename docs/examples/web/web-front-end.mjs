/**
 * A front end without a framework: navigation, pages and search, from the artifacts that `docs-index build` wrote. They
 * are served from the folder of this page. The address of a page is `#/guides/caching/`, that of a heading on it
 * `#/guides/caching/#heading`.
 */
import {
  composePage,
  createSearcher,
  fetchFrom,
  pageDocumentPath,
  parseArtifact,
  SITE,
  sectionPath,
} from "docs-index/read";

const load = fetchFrom(new URL(".", document.baseURI));
const [input, results, nav, main] = ["input", ".results", "nav", "main"].map(name =>
  document.querySelector(name),
);

/** Reads an artifact; throws if this version of the package does not know its schema. */
const read = async path => parseArtifact(await load(path));

/** Creates an element. Children are elements, or text that is never parsed as HTML. */
function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

const item = ({url, title}, ...more) => element("li", {}, element("a", {href: `#${url}`}, title), ...more);

/** Lists the sections, and below the open one its pages. */
async function showNavigation(site, name) {
  const open = site.sections.some(section => section.name === name) ? await read(sectionPath(name)) : null;
  const rows = site.sections.map(section =>
    section.name === name
      ? item(section, element("ul", {}, ...open.pages.map(page => item(page))))
      : item(section),
  );
  nav.replaceChildren(element("ul", {}, ...rows));
}

/** Shows the page that the address names. */
async function showPage(site) {
  const [, url, id] = /^#(\/[^#]*)(?:#(.*))?$/.exec(decodeURIComponent(location.hash)) ?? [null, "/"];
  try {
    const loadPage = address => read(pageDocumentPath(address));
    const page = await composePage(await loadPage(url), loadPage);
    document.title = page.documentTitle;
    // The HTML is sanitized: it contains no scripts.
    main.innerHTML = page.html;
    main.prepend(element("h1", {}, page.title));
    for (const link of main.querySelectorAll("a[href^='/']"))
      link.setAttribute("href", `#${link.getAttribute("href")}`);
    for (const link of main.querySelectorAll("a[href^='#']:not([href^='#/'])"))
      link.setAttribute("href", `#${url}${link.getAttribute("href")}`);
    const neighbors = [page.previous, page.next].filter(link => link);
    main.append(element("ul", {class: "neighbors"}, ...neighbors.map(link => item(link))));
    await showNavigation(site, page.section);
    if (id) document.getElementById(id)?.scrollIntoView();
  } catch (error) {
    main.replaceChildren(element("p", {role: "alert"}, `${url} is unavailable: ${error.message}`));
  }
}

/** Answers queries as they are typed; only the answer to the newest one is shown. */
function enableSearch() {
  let searcher;
  input.addEventListener("input", async () => {
    searcher ??= createSearcher(load);
    const query = input.value;
    const found = await (await searcher).search(query);
    if (query !== input.value) return;
    const rows = found.map(({url, title, passages}) =>
      item({url: passages[0]?.url ?? url, title}, element("p", {}, passages[0]?.text ?? "")),
    );
    results.replaceChildren(...rows);
  });
}

const site = await read(SITE);
addEventListener("hashchange", () => showPage(site));
enableSearch();
await showPage(site);
