import {dirname, join, posix} from "node:path";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {filesBelow} from "../toolkit/settings/page-files.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {defined, repositoryOf, text} from "../toolkit/static-config/values.ts";
import {fillVariables, urlOf} from "./topics.ts";
import {readTree} from "./tree.ts";
import {type Tag, tagsIn} from "./xml.ts";

/** Reads `writerside.cfg` and the files that it names: https://www.jetbrains.com/help/writerside/writerside-cfg.html */
export const settings: ReadSettings = ({file, files, left}) => {
  const folder = dirname(file);
  const tags = tagsIn(readText(file, files));
  const attribute = (name: string, key: string, usual: string): string =>
    text(tags.find(tag => tag.name === name)?.attributes[key]) ?? usual;
  const topics = attribute("topics", "dir", "topics");
  const content = join(folder, topics);
  const values = variablesIn(join(folder, attribute("vars", "src", "v.list")), files);
  const pages = filesBelow(
    content,
    "",
    name => /\.(?:md|topic)$/.test(name),
    () => true,
    files,
  );
  const sources = tags.flatMap(({name, attributes}) =>
    name === "instance" ? (text(attributes.src) ?? []) : [],
  );
  const trees = sources.map(source => readTree(join(folder, source), values, pages, files));
  const [first] = trees;
  if (trees.length > 1) left.push("separate sites for several instances, which are groups of one site");
  const listed = new Set(trees.flatMap(tree => [...tree.topics]));
  const start = pages.find(({path}) => posix.basename(path) === first?.start)?.path;
  const profiles = readText(
    join(folder, attribute("build-config", "dir", "cfg"), "buildprofiles.xml"),
    files,
  );
  const edit = /<browser-edits-url>\s*([^\s<]+)/.exec(profiles)?.[1];
  const repository = repositoryOf(edit);
  const rules = rulesIn(readText(join(folder, "redirection-rules.xml"), files));
  const moved = trees.flatMap(({moves}) =>
    moves.flatMap(({from, rule, to}) =>
      [...from, ...(rules.get(rule) ?? [])].map(old => ({from: urlOf(old), to})),
    ),
  );
  return defined({
    content,
    title: first?.name,
    exclude:
      trees.length === 0
        ? []
        : pages.flatMap(({path}) => (listed.has(posix.basename(path)) ? [] : escapeGlob(path))),
    rewrites: start === undefined ? undefined : {[start.replace(/\.topic$/, ".md")]: "index.md"},
    redirects: listedRedirects([
      ...moved.filter(({from}) => !pages.some(({path}) => urlOf(path) === from)),
      ...(start === undefined ? [] : [{from: urlOf(start), to: "/"}]),
    ]),
    repository: repository && {...repository, folder: posix.join(repository.folder, topics)},
    sidebar:
      trees.length > 1 ? trees.map(({name, items}): SidebarItem => ({title: name, items})) : first?.items,
    codeLanguages: {generic: "text"},
    variables: {
      values,
      ...(start === undefined ? {} : {start}),
      folders: {
        images: attribute("images", "dir", "images"),
        snippets: attribute("snippets", "src", "codeSnippets"),
      },
      ...(trees.length === 1 ? {instance: first?.id} : {}),
    },
  });
};

const escapeGlob = (path: string): string => path.replaceAll(/[\\*?[\]{}()!+@|]/g, "\\$&");

/** Reads the variables of a list (`<var name="x" value="y"/>`). */
function variablesIn(file: string, files: SettingsFiles): Record<string, string> {
  const values: Record<string, string> = {};
  for (const {name, attributes} of tagsIn(readText(file, files)))
    if (name === "var" && attributes.name !== undefined) values[attributes.name] ??= attributes.value ?? "";
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fillVariables(value, values)]),
  );
}

/** Reads the lists of old file names that entries of the menu refer to. */
function rulesIn(source: string): Map<string | undefined, string[]> {
  const rules = new Map<string | undefined, string[]>();
  let names: string[] = [];
  for (const tag of tagsIn(source))
    if (tag.name === "rule" && tag.attributes.id !== undefined) {
      names = [];
      rules.set(tag.attributes.id, names);
    } else if (tag.name === "accepts" && tag.place === "open") names.push(textAfter(source, tag));
  return rules;
}

const textAfter = (source: string, {end}: Tag): string => source.slice(end, source.indexOf("<", end)).trim();
