import {isListing} from "#site/artifacts/nearby-rows.ts";
import type {View} from "#site/artifacts/types.ts";

/** Returns a view without the rows that the client reads from the sidebar of the document (`readRows`). */
export function embeddedView(view: View): View {
  if (view.kind !== "page" || view.page.standalone || isListing(view.section, view.page.url)) return view;
  const {links, ...section} = view.section;
  const isDated = section.pages.some(({date}) => date !== undefined);
  return {...view, section: {...section, ...(links || isDated ? {partial: true} : {}), pages: []}};
}
