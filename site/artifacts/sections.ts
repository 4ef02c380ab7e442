import {sectionPath} from "../../schemas/artifact-paths.ts";
import type {Section} from "../../schemas/section.ts";
import {promiseCache} from "./cache.ts";
import {fetchJson} from "./fetch-json.ts";

/** Section documents by name, with the headings of all their pages. */
export const sectionDocuments = promiseCache<Section>(name => fetchJson(sectionPath(name)), 20);
