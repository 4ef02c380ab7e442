import type {Project} from "#cli/config/load.ts";
import {FatalError} from "#cli/report/diagnostic.ts";
import type {Announcement} from "#core/pipeline/announce.ts";
import {editionsIn, hasEditions} from "#core/pipeline/editions.ts";
import {openPreview, type Preview} from "#core/pipeline/preview/preview.ts";
import {present} from "#schemas/rules/present.ts";
import type {SitePreview} from "#site/server/early-site.ts";

/** Previews of the languages and versions of a project; each is opened when one of its pages is first read. */
export interface Previews extends SitePreview {
  /** Renders the pages of edited files (absolute paths) in all open previews. */
  refresh(edited: ReadonlySet<string>): Announcement[];
  /** Renders the pages that were shown and whose files have changed since. */
  refreshShown(): Announcement[];
  /** Reports whether a file was edited that belongs to no open page, or too many files at once. */
  isStale(): boolean;
  close(): void;
}

/** Maximum number of edited files that are shown before the build. More come from a program, such as a checkout. */
const FEW = 5;

/**
 * Opens the preview of the edition at the site root. Previews of other editions open on first use. Returns null if the
 * first one fails to open; the build then reports the reason.
 */
export async function openPreviews(project: Project, tool: string): Promise<Previews | null> {
  const opened = new Map<string, Promise<Preview>>();
  const assets = new Map<string, string>();
  const shown: [path: string, preview: Preview][] = [];
  let isStale = false;
  try {
    const all = hasEditions(project) ? await editionsIn(project, project.cache) : [project];
    const editions = new Map(all.map(edition => [edition.editions?.self.path ?? "", edition]));
    const open = (path: string): Promise<Preview> => {
      const found = opened.get(path) ?? openPreview(present(editions.get(path)), tool, {assets});
      if (!opened.has(path)) void found.then(preview => shown.push([path, preview])).catch(() => {});
      opened.set(path, found);
      return found;
    };
    await open(all[0]?.editions?.self.path ?? "");
    return {
      editions: [...editions.keys()],
      open,
      refresh(edited) {
        if (edited.size > FEW) {
          isStale = true;
          return [];
        }
        const pages = [...edited].map(file =>
          shown.flatMap(([path, preview]) => inEdition(path, preview.refresh(file))),
        );
        isStale ||= pages.some(ofFile => ofFile.length === 0);
        return pages.flat();
      },
      refreshShown: () => shown.flatMap(([path, preview]) => inEdition(path, preview.refreshShown())),
      isStale: () => isStale,
      close: () => {
        for (const [, preview] of shown) preview.close();
      },
    };
  } catch (error) {
    if (error instanceof FatalError) return null;
    throw error;
  }
}

/** Adds the path of a language and version to the paths of its pages. */
const inEdition = (edition: string, pages: readonly Announcement[]): Announcement[] =>
  edition === "" ? [...pages] : pages.map(page => ({...page, path: `${edition}/${page.path}`}));
