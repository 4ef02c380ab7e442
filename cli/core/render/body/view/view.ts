import type {PageView, ViewKeys, WrittenNeighbor} from "#core/model/view/page-view.ts";
import {isCalendarDay} from "#schemas/rules/calendar-day.ts";
import {headingLevels} from "#schemas/rules/heading-levels.ts";
import {finishChildren} from "../finish.ts";
import {toHtml} from "../html/to-html.ts";
import {resolveHref, resolveIn} from "../links.ts";
import type {BodyState} from "../state.ts";

/**
 * What the front matter says of what stands around the text, by the keys of the dialect; undefined where it says nothing.
 * Links in it are made canonical and checked as those of the text are, HTML is sanitized.
 */
export function pageView(state: BodyState): PageView | undefined {
  const {view: keys} = state.context.dialect.frontMatter;
  if (keys === undefined) return undefined;
  const {extra} = state.page;
  const value = (path: string | undefined): unknown =>
    path === undefined ? undefined : valueAt(extra, path.split("."));
  const hidden = [value(keys.hide)].flat();
  const layout = value(keys.layout);
  const isPlain = isOneOf(layout, keys.plain);
  const isWide = isOneOf(layout, keys.wide);
  const withoutPager = hidden.includes("footer") || isPlain ? false : undefined;
  const found: {[K in keyof PageView]: PageView[K] | undefined} = {
    previous: neighborOf(value(keys.previous), keys, state) ?? withoutPager,
    next: neighborOf(value(keys.next), keys, state) ?? withoutPager,
    neighborTitle: textOf(value(keys.neighborTitle)),
    outline: hidden.includes("toc") || isPlain || isWide ? false : outlineOf(keys, value),
    banner: bannerOf(value(keys.banner), state),
    sidebar: hidden.includes("navigation") || isWide || isOff(value(keys.sidebar)) ? false : undefined,
    edit: editOf(value(keys.edit)) ?? (isPlain ? false : undefined),
    updated: dateOf(value(keys.updated)) ?? (isPlain ? false : undefined),
  };
  const entries = Object.entries(found).filter(([, entry]) => entry !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as PageView);
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  const isMap = typeof value === "object" && value !== null && Object.hasOwn(value, key);
  return isMap ? valueAt((value as Record<string, unknown>)[key], rest) : undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;

const isOff = (value: unknown): boolean => value === false || value === null;

const isOneOf = (value: unknown, names: readonly string[] = []): boolean =>
  typeof value === "string" && names.includes(value);

/** A neighbor as written: none, a text, or a map of title and link. */
function neighborOf(value: unknown, {neighborsBy}: ViewKeys, state: BodyState): PageView["next"] {
  if (isOff(value)) return false;
  const written = textOf(value);
  if (written !== undefined && neighborsBy === "id") return {id: written};
  if (written !== undefined && neighborsBy === "url") return linked(written, undefined, state);
  if (written !== undefined) return {title: written};
  const map = (key: string): string | undefined => textOf(valueAt(value, [key]));
  return linked(map("link"), map("text") ?? map("label"), state);
}

function linked(
  link: string | undefined,
  title: string | undefined,
  state: BodyState,
): WrittenNeighbor | undefined {
  const href = link === undefined ? "" : resolveHref(link, {}, state);
  const url = href === "" ? undefined : (resolveIn(link as string, state).url ?? href);
  if (title === undefined && url === undefined) return undefined;
  return {...(title === undefined ? {} : {title}), ...(url === undefined ? {} : {url})};
}

function outlineOf(keys: ViewKeys, value: (path: string | undefined) => unknown): PageView["outline"] {
  if (value(keys.noOutline) === true || value(keys.column) === false) return false;
  const [from, to] = keys.levels ?? [];
  return (
    headingLevels(value(keys.outline)) ??
    headingLevels({minHeadingLevel: value(from), maxHeadingLevel: value(to)})
  );
}

function bannerOf(value: unknown, state: BodyState): string | undefined {
  const html = textOf(value);
  if (html === undefined) return undefined;
  return toHtml(finishChildren([{type: "raw", value: html} as never], {}, state)) || undefined;
}

function editOf(value: unknown): PageView["edit"] {
  if (isOff(value)) return false;
  const address = textOf(value);
  return address !== undefined && /^https?:\/\/[^\s"<>]+$/i.test(address) ? address : undefined;
}

function dateOf(value: unknown): PageView["updated"] {
  if (value === false) return false;
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(textOf(value) ?? "")?.[0];
  return day !== undefined && isCalendarDay(day) ? day : undefined;
}
