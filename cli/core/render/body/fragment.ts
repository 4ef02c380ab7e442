import type {ElementContent} from "hast";
import type {PageContext} from "#core/model/page-context.ts";
import type {PageAsset} from "#core/model/page-facts.ts";
import type {Dependency} from "#core/model/parsed-page.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {type BodyState, createState} from "./body-state.ts";
import {finishChildren} from "./finish.ts";
import {safeHead} from "./head-elements.ts";
import {parseRaw} from "./html/raw.ts";
import {toHtml} from "./html/to-html.ts";

/** Sanitized HTML of a file, with its diagnostics and files. */
interface Fragment {
  html: string;
  diagnostics: Diagnostic[];
  assets: PageAsset[];
  dependencies: Dependency[];
}

/**
 * Sanitizes an HTML file like the body of a page; links and images are relative to the content folder. In the head, only
 * `meta` and `link` remain. Reports `html-removed`, `link-*` and `image-missing`.
 *
 * @param path of the file, relative to the project root
 */
export function renderFragment(
  html: string,
  {path, file, inHead}: {path: string; file: string; inHead: boolean},
  context: PageContext,
): Fragment {
  const state = stateOf(html, path, file, context);
  const lines = html.split("\n");
  const raw: ElementContent = {
    type: "raw",
    value: html,
    position: {
      start: {line: 1, column: 1, offset: 0},
      end: {line: lines.length, column: (lines.at(-1) ?? "").length + 1, offset: html.length},
    },
  };
  const safe = inHead
    ? safeHead(parseRaw([raw], raw, state), state)
    : toHtml(finishChildren([raw], raw, state));
  return {
    html: safe,
    diagnostics: state.diagnostics,
    assets: [...state.assets.values()],
    dependencies: [...state.dependencies.values()],
  };
}

/** Creates the state for HTML outside of pages, which is treated as part of the content folder's index page. */
const stateOf = (html: string, path: string, file: string, context: PageContext): BodyState =>
  createState(
    {
      source: {
        path,
        contentPath: "index.md",
        file,
        name: "index.md",
        extension: ".md",
        url: "/",
        section: "_root",
        external: false,
      },
      size: 0,
      hash: "",
      tree: {type: "root", children: [], data: {text: html}},
      frontMatter: {},
      extra: {},
      dependencies: [],
      diagnostics: [],
      isGenerated: false,
      hasUnknownBlock: false,
      title: "",
      description: "",
      date: null,
      anchors: [],
      headingIds: [],
      targets: [],
    },
    context,
    () => [],
  );
