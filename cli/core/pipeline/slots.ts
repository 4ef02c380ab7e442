import {readdirSync} from "node:fs";
import {dirname, join} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Config} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {SLOT_NAMES, type SlotName} from "#schemas/settings/slots.ts";
import {plainText, withoutControls} from "#support/files/plain-text.ts";
import {hasEntry, readRegularFile, UnfitFile} from "#support/files/regular-file.ts";
import type {PageContext} from "../model/page-context.ts";
import {NO_SLOTS, type Slots} from "../model/slots.ts";
import {renderFragment} from "../render/body/fragment.ts";
import {loadedElements} from "../render/body/loaded-elements.ts";

/** Folder of slot files, next to the config. */
const FOLDER = "slots";

/** Maximum size of a slot file in bytes, since each page contains all slots. */
const MAX_SLOT = 64 * 2 ** 10;

/** Returns the slots that the config enables, and whether their HTML is trusted. */
function settingsOf({slots}: Config): {names: readonly SlotName[]; trusted: boolean} {
  if (slots === false) return {names: [], trusted: false};
  if (slots === true) return {names: SLOT_NAMES, trusted: false};
  if (Array.isArray(slots)) return {names: slots, trusted: false};
  return {names: slots.names ?? SLOT_NAMES, trusted: slots.trusted};
}

/** Returns the absolute paths of all possible slot files. */
export function slotFiles(project: Pick<Project, "root" | "configFile" | "config">): string[] {
  const folder = folderOf(project);
  return settingsOf(project.config).names.map(name => join(folder, `${name}.html`));
}

const folderOf = ({root, configFile}: Pick<Project, "root" | "configFile">): string =>
  join(configFile ? dirname(configFile) : root, FOLDER);

/**
 * Reads the HTML files of the enabled slots. Reports `slot-file` for missing, unreadable and unknown files, and the codes of
 * `renderFragment`.
 */
export function readSlots(
  project: Pick<Project, "root" | "configFile" | "config">,
  context: PageContext,
): {slots: Slots; diagnostics: Diagnostic[]} {
  const {names, trusted} = settingsOf(project.config);
  if (names.length === 0) return {slots: NO_SLOTS, diagnostics: []};
  const folder = folderOf(project);
  const pathOf = (name: string): string => relativePath(dirname(folder), join(folder, name));
  const written = entriesOf(folder);
  const slots: Slots = {html: {}, loaded: [], assets: [], dependencies: []};
  if (written === null) {
    const hint = "Make it a folder with a file for each slot, or remove `slots` from the config.";
    return {slots, diagnostics: [diagnostic("slot-file", "can't list the folder", {file: FOLDER, hint})]};
  }
  const diagnostics = written
    .filter(name => !SLOT_NAMES.some(slot => name === `${slot}.html`))
    .map(name => diagnostic("slot-file", `there is no slot named \`${name}\``, {file: pathOf(name)}));
  for (const name of names) {
    const file = `${name}.html`;
    if (!written.includes(file)) {
      // Only slots that the config names must have a file.
      if (names !== SLOT_NAMES)
        diagnostics.push(
          diagnostic("slot-file", `the config fills the slot \`${name}\`, but there is no ${pathOf(file)}`, {
            hint: `Create ${pathOf(file)}, or remove \`${name}\` from \`slots\`.`,
          }),
        );
      continue;
    }
    try {
      const bytes = readRegularFile(join(folder, file), MAX_SLOT, [dirname(folder)]);
      const html = withoutControls(plainText(bytes)).trimEnd();
      if (trusted) {
        slots.html[name] = html;
        append(slots.loaded, loadedElements(html));
        continue;
      }
      const place = {path: pathOf(file), file: join(folder, file), inHead: name === "head"};
      const fragment = renderFragment(html, place, context);
      append(diagnostics, fragment.diagnostics);
      slots.html[name] = fragment.html;
      append(slots.assets, fragment.assets);
      append(slots.dependencies, fragment.dependencies);
    } catch (error) {
      const reason = error instanceof UnfitFile ? error.message : "the file can't be read";
      diagnostics.push(diagnostic("slot-file", reason, {file: pathOf(file)}));
    }
  }
  return {slots, diagnostics};
}

/** Returns the names in a folder, and none if it is missing; null if it can't be listed. */
function entriesOf(folder: string): string[] | null {
  try {
    return readdirSync(folder)
      .filter(name => !name.startsWith("."))
      .sort();
  } catch {
    return hasEntry(folder) ? null : [];
  }
}
