import {posix} from "node:path";
import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {pageFinder} from "#core/arrange/page-finder.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {present} from "#schemas/rules/present.ts";
import type {Sidebar, SidebarItem} from "#schemas/settings/sidebar.ts";

/** Code of pages without a title. */
const CODE: Code = "title-missing";

/** Minimum number of pages without a title in a folder, and their share, that only a program explains. */
const ENOUGH = 10;
const SHARE = 0.8;

/**
 * Replaces the warnings about pages without a title (`title-missing`) with one per folder if nearly all of its pages
 * have none: a program probably takes their titles from elsewhere, such as the file names.
 */
export function settleTitles(findings: readonly Diagnostic[], pages: readonly PageFacts[]): Diagnostic[] {
  const untitled = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    if (finding.code !== CODE || finding.file === undefined) continue;
    const folder = posix.dirname(finding.file);
    const found = untitled.get(folder) ?? [];
    untitled.set(folder, found);
    found.push(finding);
  }
  const sizes = new Map<string, number>();
  for (const {path} of pages) sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  const merged = new Map<Diagnostic, Diagnostic | null>();
  for (const [folder, found] of untitled) {
    const size = sizes.get(folder) ?? 0;
    if (found.length < ENOUGH || found.length < SHARE * size) continue;
    for (const finding of found) merged.set(finding, null);
    const message = `${found.length} of ${size} pages in \`${folder}\` have no title; their file names are used`;
    const first = present(found[0]);
    merged.set(first, diagnostic(CODE, message, {file: first.file}));
  }
  return findings.flatMap(finding => merged.get(finding) ?? (merged.has(finding) ? [] : [finding]));
}

/** Drops the warnings about pages without a title whose entry in the sidebar gives them one. */
export function withoutNamed(
  findings: readonly Diagnostic[],
  pages: readonly PageFacts[],
  sidebar: Sidebar | undefined,
): Diagnostic[] {
  if (sidebar === undefined || !findings.some(({code}) => code === CODE)) return [...findings];
  const named = new Set<string>();
  const find = pageFinder(pages);
  const visit = (items: readonly SidebarItem[]): void => {
    for (const item of items) {
      if (typeof item === "string") continue;
      if ("items" in item) visit(item.items);
      else if ("page" in item && item.title !== undefined && !item.page.includes("#"))
        named.add(find.page(item.page)?.path ?? "");
    }
  };
  for (const items of Array.isArray(sidebar) ? [sidebar] : Object.values(sidebar)) visit(items);
  return findings.filter(({code, file = ""}) => code !== CODE || !named.has(file));
}

/** Drops the warnings about pages without a title that other pages include, because these have titles. */
export function withoutIncluded(
  findings: readonly Diagnostic[],
  pages: readonly Pick<PageFacts, "path" | "dependencies">[],
): Diagnostic[] {
  const untitled = new Set(
    findings.flatMap(({code, file}) => (code === CODE && file !== undefined ? [file] : [])),
  );
  if (untitled.size === 0) return [...findings];
  const included = new Set(
    pages.flatMap(page =>
      page.dependencies.flatMap(({path}) => (path !== page.path && untitled.has(path) ? [path] : [])),
    ),
  );
  return findings.filter(({code, file = ""}) => code !== CODE || !included.has(file));
}
