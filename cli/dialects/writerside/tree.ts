import {posix} from "node:path";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {cutMenu, MAX_LEVELS} from "../toolkit/settings/menu-limits.ts";
import {readPage, readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {isForeign, linkTo} from "../toolkit/static-config/values.ts";
import {fillVariables, topicTitle, urlOf} from "./topics.ts";
import {type Tag, tagsIn} from "./xml.ts";

/** Menu of an instance, with its topics, and old file names of topics. */
export interface Tree {
  id: string | undefined;
  name: string;
  /** File name of the home page. */
  start: string | undefined;
  items: SidebarItem[];
  topics: Set<string>;
  moves: {from: string[]; rule: string | undefined; to: string}[];
}

interface Entry {
  attributes: Tag["attributes"];
  items: SidebarItem[];
}

/** Reads a tree file: https://www.jetbrains.com/help/writerside/table-of-contents.html */
export function readTree(
  path: string,
  values: Readonly<Record<string, string>>,
  pages: readonly {path: string; file: string}[],
  files: SettingsFiles,
): Tree {
  const byName = new Map(pages.map(page => [posix.basename(page.path), page]));
  const tags = tagsIn(readText(path, files));
  const {attributes: profile = {}} = tags.find(({name}) => name === "instance-profile") ?? {};
  const nameOf = (topic: string | undefined): string | undefined => topic && posix.basename(topic);
  const start = nameOf(profile["start-page"]);
  const topics = new Set(start === undefined ? [] : [start]);
  const moves: Tree["moves"] = [];
  const addressOf = (name: string): string => (name === start ? "/" : urlOf(name));
  const itemsOf = ({attributes, items}: Entry): SidebarItem[] => {
    const topic = nameOf(attributes.topic);
    const written = attributes["toc-title"];
    const label = written === undefined ? undefined : fillVariables(written, values);
    if (attributes.hidden === "true") return [];
    if (attributes.href !== undefined && isForeign(attributes.href)) return linkTo(attributes.href, label);
    const page = topic !== undefined && byName.has(topic) ? addressOf(topic) : undefined;
    if (items.length === 0)
      return page === undefined ? [] : [label === undefined ? page : {page, title: label}];
    const file = topic === undefined ? undefined : byName.get(topic)?.file;
    const found = label ?? (file === undefined ? undefined : topicTitle(readPage(file, files)));
    const title = found === undefined ? topic : fillVariables(found, values);
    return title === undefined ? items : [{title, items, ...(page === undefined ? {} : {page})}];
  };
  const root: Entry = {attributes: {}, items: []};
  const open = [root];
  const close = (): void => {
    const entry = open.length > 1 ? open.pop() : undefined;
    if (entry) for (const item of itemsOf(entry)) open.at(-1)?.items.push(item);
  };
  for (const {name, place, attributes} of tags) {
    if (name !== "toc-element") continue;
    if (place === "close") close();
    else {
      const topic = nameOf(attributes.topic);
      if (topic !== undefined) topics.add(topic);
      const {"accepts-web-file-names": from = "", "accepts-web-file-names-ref": rule} = attributes;
      if (topic !== undefined && byName.has(topic))
        moves.push({
          from: from
            .split(",")
            .map(each => each.trim())
            .filter(Boolean),
          rule,
          to: addressOf(topic),
        });
      if (open.length > MAX_LEVELS) cutMenu(`${MAX_LEVELS} levels`, path, files);
      else open.push({attributes, items: []});
      if (place === "self") close();
    }
  }
  while (open.length > 1) close();
  const name = profile.name ?? posix.basename(path, ".tree");
  return {id: profile.id, name: fillVariables(name, values), start, items: root.items, topics, moves};
}
