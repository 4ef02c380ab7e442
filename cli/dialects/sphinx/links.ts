import {posix} from "node:path";
import type {Link, Root, RootContent} from "mdast";
import {type FileScope, report, type SiblingsHook} from "#core/parse/file-scope.ts";
import {isObject} from "#schemas/rules/is-object.ts";
import {codeSpan, inlineElement, placeOf, plain} from "../toolkit/nodes.ts";
import {pageUrl} from "../toolkit/static-config/values.ts";
import {findLabel, type Label, pageOf} from "./labels.ts";
import {withoutEnding} from "./page-names.ts";

/** URL schemes resolved by another project's inventory. */
const INVENTORY = /^(?:inv|external):/;

const INVENTORY_DEFINITION = /^ {0,3}\[([^\]\n]+)\]:[ \t]*<?(?:inv|external):/gm;
const inventories = new WeakMap<FileScope, ReadonlySet<string>>();

/**
 * Returns the names of reference definitions that another project's inventory resolves (`[x]: inv:cmake#y`),
 * in lowercase.
 */
function inventoryNames(scope: FileScope): ReadonlySet<string> {
  let names = inventories.get(scope);
  if (!names) {
    const found = scope.text.includes(":") ? scope.text.matchAll(INVENTORY_DEFINITION) : [];
    names = new Set([...found].map(([, name = ""]) => name.replaceAll(/\s+/g, " ").toLowerCase()));
    inventories.set(scope, names);
  }
  return names;
}

/**
 * Resolves links to targets in the project: `[x](target)`, `[x](#target)`, `project:#target`, `project:a.md`,
 * `path:file`, pages without an extension, and URL schemes defined in the config (`wiki:Page`). Links to
 * other projects are replaced by their text.
 */
export const readLinks: SiblingsHook = ({children}, scope) => {
  for (const [i, child] of children.entries()) {
    if (child.type === "definition") {
      const label = findLabel(decoded(child.url).replace(/^(?:project:)?#?/, ""), scope);
      if (label) child.url = addressOf(label);
    }
    if (child.type === "linkReference" && inventoryNames(scope).has(child.identifier.toLowerCase()))
      children[i] = inlineElement("span", child.children, placeOf(child));
    if (child.type !== "link") continue;
    const url = decoded(child.url);
    const set = (target: string, title: string): void => {
      child.url = target;
      child.data = {...child.data, generated: true};
      if (child.children.length === 0) child.children = [plain(title)];
    };
    if (INVENTORY.test(url)) {
      children[i] = asText(child, url.replace(/^.*[#:]/, ""));
      continue;
    }
    const bare = url.replace(/^(?:project|path):/, "");
    const scheme = /^([a-z][\w+.-]*):(.*)$/i.exec(bare);
    if (scheme) {
      // Names of targets may contain colons (`content:tabs`).
      const named = findLabel(bare, scope);
      if (named) set(addressOf(named), named.title);
      if (named) continue;
      const address = schemeAddress(scheme[1] ?? "", scheme[2] ?? "", scope);
      if (address !== undefined) set(address, scheme[2] ?? "");
      else if (FOREIGN_NAME.test(bare) && hasUnreadPages(scope)) children[i] = unread(bare, child, scope);
      continue;
    }
    if (isCodeName(bare, scope)) {
      children[i] = asText(child, bare);
      continue;
    }
    if (/^[\w./-]*\.\w{1,5}(?:#.*)?$/.test(bare) && !bare.startsWith("#")) {
      const included = includedPage(bare, scope);
      if (included !== undefined) set(included, titleFor(bare, scope));
      else if (bare !== url) set(bare, titleFor(bare, scope));
      else if (child.children.length === 0) set(bare, titleFor(bare, scope));
      continue;
    }
    const label = findLabel(bare.replace(/^#/, ""), scope);
    if (label) set(addressOf(label), label.title);
    else if (
      OBJECT.test(bare) ||
      (CLASS.test(bare) && isPartlyDocumentedByCode(scope)) ||
      (FOREIGN_TARGET.test(bare) && hasInventories(scope)) ||
      isExternal(children[i + 1])
    )
      children[i] = asText(child, bare.replace(/^#/, ""));
    else {
      const page = pageOf(bare, scope);
      if (GENERATED.test(bare)) children[i] = asText(child, bare);
      else if (page) set(page.url, page.title);
      else if (bare === url && FOREIGN_NAME.test(bare) && hasInventories(scope)) {
        const message = `no page or target is named \`${bare}\`, but another project's inventory or a generated page may define it`;
        report(
          scope,
          "link-unverified",
          message,
          child,
          `Write \`inv:#${bare}\` if another project defines it, or generate the page before the build.`,
        );
        children[i] = asText(child, bare);
      } else if (bare === url && FOREIGN_NAME.test(bare) && hasUnreadPages(scope))
        children[i] = unread(bare, child, scope);
      else if (bare !== url || child.children.length === 0) set(bare, bare.replace(/^#/, ""));
    }
  }
};

/** Matches a name of several words, which in another project's inventory is usually a target. */
const FOREIGN_NAME = /^\w+(?:[-:/]\w+)+$/;

/** Index pages that Sphinx generates, which are not part of the site. */
const GENERATED = /^(?:genindex|modindex|py-modindex|search)$/;

/** Matches `#package.module.Class`, an object documented by a program. */
const OBJECT = /^#[A-Za-z_]\w*(?:\.\w+)+$/;

/** Matches `#Class`, which can't be a heading's id, because these are in lowercase. */
const CLASS = /^#[A-Z]\w*$/;

/** Matches a class or a member (`Spawner.start`), which may be written without `#`. */
const CODE_NAME = /^(?:[A-Z]\w*|[A-Za-z_]\w*(?:\.\w+)+)$/;

/** Matches names of files that pages link to. */
const FILE_NAME =
  /\.(?:md|rst|txt|ipynb|html?|pdf|zip|gz|json|ya?ml|toml|csv|cfg|ini|sh|py|js|ts|png|svg|jpe?g|gif)$/i;

/** Reports whether a link names an object that a program documents, and neither a target, a page nor a file. */
const isCodeName = (bare: string, scope: FileScope): boolean =>
  CODE_NAME.test(bare) &&
  !FILE_NAME.test(bare) &&
  isPartlyDocumentedByCode(scope) &&
  !findLabel(bare, scope) &&
  !pageOf(bare, scope);

/** Reports whether a program documents code of the project, whose names are targets then. */
const isPartlyDocumentedByCode = ({page}: FileScope): boolean =>
  page.context.dialectSettings.variables?.autodoc === true;

/** Matches `#folder/page/part`, which can't be a heading's id. */
const FOREIGN_TARGET = /^#[\w.-]+(?:\/[\w.-]+)+$/;

/** Reports whether targets may belong to other projects (`intersphinx_mapping`). */
const hasInventories = ({page}: FileScope): boolean =>
  page.context.dialectSettings.variables?.intersphinx_mapping === true;

/** Reports whether the project has pages in formats that are not read, which may define targets. */
const hasUnreadPages = ({page}: FileScope): boolean =>
  page.context.dialectSettings.variables?.unread_pages === true;

/** Reports a link to a target that may be on a page that is not read, and returns its text. */
function unread(name: string, node: Link, scope: FileScope): Root["children"][number] {
  const message = `no target is named \`${name}\`, but pages in other formats may define it`;
  report(scope, "link-unverified", message, node, "Only Markdown is read. Convert the page with the target.");
  return asText(node, name);
}

/** Reports whether attributes declare the preceding link external: `[x](y){.external}`. */
const isExternal = (next: RootContent | undefined): boolean =>
  next?.type === "text" && /^\{[^{}\n]*\.external\b[^{}\n]*\}/.test(next.value);

const addressOf = ({url, id}: Label): string => (id === undefined ? url : `${url}#${id}`);

/** Returns the text of a link whose target only another program knows, or its name if it has no text. */
function asText(node: Link, name: string): Root["children"][number] {
  const isBare =
    node.children.length === 0 || (node.children[0]?.type === "text" && /^\w+:/.test(node.children[0].value));
  const words = isBare ? [codeSpan(name)] : node.children;
  return inlineElement("span", words, placeOf(node));
}

/**
 * Returns the URL of a page linked from an included file: relative to that file, or as set by
 * `relative-docs`.
 */
function includedPage(target: string, {path, stack, page}: FileScope): string | undefined {
  if (stack[0] === undefined || stack[0] === path) return undefined;
  const {root, content, siteMap} = page.context;
  const [, file = "", rest = ""] = /^([^#]*)(.*)$/.exec(target) ?? [];
  const inContent = posix.relative(
    content.split("\\").join("/"),
    posix.join(root.split("\\").join("/"), posix.dirname(path), file),
  );
  const url = siteMap.pages.get(inContent);
  if (url !== undefined) return url + rest;
  const isUnread = withoutEnding(file) !== file && !file.endsWith(".md") && !inContent.startsWith("../");
  return isUnread ? pageUrl(withoutEnding(inContent)) + rest : undefined;
}

const titleFor = (path: string, scope: FileScope): string =>
  pageOf(path.replace(/#.*$/, ""), scope)?.title ?? path;

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Returns a URL for a scheme from the config, such as `wiki: "https://en.wikipedia.org/wiki/{{path}}"`. */
function schemeAddress(name: string, path: string, {page}: FileScope): string | undefined {
  const schemes = page.context.dialectSettings.variables?.myst_url_schemes;
  const rule = isObject(schemes) && Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  const pattern = typeof rule === "string" ? rule : isObject(rule) ? rule.url : undefined;
  if (typeof pattern !== "string") return undefined;
  const [file = "", fragment = ""] = path.split("#", 2);
  return pattern
    .replaceAll(/\{\{\s*path\s*\}\}/g, () => file)
    .replaceAll(/\{\{\s*fragment\s*\}\}/g, () => fragment)
    .replace(/#$/, "");
}
