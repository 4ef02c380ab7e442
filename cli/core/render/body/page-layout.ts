import type {PageLayout, WrittenNeighbor} from "#core/model/page-layout.ts";
import {PAGE_FORMS} from "#schemas/common.ts";
import {dayIn} from "#schemas/rules/calendar-day.ts";
import {headingLevels} from "#schemas/rules/heading-levels.ts";
import {isObject} from "#schemas/rules/is-object.ts";
import type {BodyState} from "./body-state.ts";
import {finishChildren} from "./finish.ts";
import {toHtml} from "./html/to-html.ts";
import {resolveHref, resolveIn} from "./links.ts";

/**
 * Reads the layout of a page from its front matter according to the dialect. Returns `undefined` if it is the
 * default layout. Links are resolved and checked as in the text; HTML is sanitized.
 */
export function pageLayout(state: BodyState): PageLayout | undefined {
  const {extra, frontMatter} = state.page;
  const written = state.context.dialect.frontMatter.layoutOf?.(path => valueAt(extra, path.split("."))) ?? {};
  const form = frontMatter.layout ?? written.form;
  const found: {[K in keyof PageLayout]: PageLayout[K] | undefined} = {
    previous: neighborOf(written.previous, state),
    next: neighborOf(written.next, state),
    neighborTitle: textOf(written.neighborTitle),
    outline: headingLevels(written.outline),
    banner: bannerOf(written.banner, state),
    sidebar: isOff(written.sidebar) ? false : undefined,
    form: PAGE_FORMS.find(name => name === (form === false ? "blank" : form)),
    edit: editOf(written.edit),
    updated: dateOf(written.updated),
  };
  const entries = Object.entries(found).filter(([, entry]) => entry !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  return isObject(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;

const isOff = (value: unknown): boolean => value === false || value === null;

/** Reads a previous or next page from front matter. */
function neighborOf(value: unknown, state: BodyState): PageLayout["next"] {
  if (isOff(value)) return false;
  const written = textOf(value);
  if (written !== undefined) return {title: written};
  const map = (key: string): string | undefined => textOf(valueAt(value, [key]));
  const id = map("id");
  return id === undefined ? linked(map("link"), map("text") ?? map("label"), state) : {id};
}

function linked(
  link: string | undefined,
  title: string | undefined,
  state: BodyState,
): WrittenNeighbor | undefined {
  const href = link === undefined ? "" : resolveHref(link, {}, state);
  const url = link === undefined || href === "" ? undefined : (resolveIn(link, state).url ?? href);
  if (title === undefined && url === undefined) return undefined;
  return {...(title === undefined ? {} : {title}), ...(url === undefined ? {} : {url})};
}

function bannerOf(value: unknown, state: BodyState): string | undefined {
  const html = textOf(value);
  if (html === undefined) return undefined;
  return toHtml(finishChildren([{type: "raw", value: html}], {}, state)) || undefined;
}

function editOf(value: unknown): PageLayout["edit"] {
  if (isOff(value)) return false;
  const address = textOf(value);
  return address !== undefined && /^https?:\/\/[^\s"<>]+$/i.test(address) ? address : undefined;
}

function dateOf(value: unknown): PageLayout["updated"] {
  return value === false ? false : (dayIn(textOf(value) ?? "") ?? undefined);
}
