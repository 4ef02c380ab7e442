import {createElement} from "react";
import {renderToString} from "react-dom/server";
import {present} from "#schemas/rules/present.ts";
import {App} from "./app.tsx";
import type {AppValue} from "./app-context.ts";
import type {SectionRow} from "./artifacts/types.ts";
import {SidebarRow} from "./components/sidebar/sidebar-row.tsx";

/** Element that marks the place of a row. */
const PLACE = "dx-row";

/** HTML of rows. They belong to one site, so its base and texts are always the same. */
const known = new WeakMap<SectionRow, string>();

function rowHtml(page: SectionRow): string {
  const html = known.get(page) ?? renderToString(<SidebarRow page={page} />);
  known.set(page, html);
  return html;
}

/**
 * Renders the app as HTML. The sidebar rows of other pages, which are most elements of a document, look the
 * same in all of them, so each is rendered once and inserted as text.
 */
export function renderApp(app: AppValue): string {
  const rows: SectionRow[] = [];
  const Row = ({page}: {page: SectionRow}) => {
    rows.push(page);
    return createElement(PLACE);
  };
  const [start = "", ...parts] = renderToString(<App {...app} Row={Row} />).split(`<${PLACE}></${PLACE}>`);
  // The HTML of a slot may contain the same element.
  if (parts.length !== rows.length) return renderToString(<App {...app} />);
  return start + parts.map((part, i) => rowHtml(present(rows[i])) + part).join("");
}
