import {pageDocumentPath, sectionPath} from "../../schemas/artifact-paths.ts";
import type {PageDocument} from "../../schemas/page-document.ts";
import type {Section} from "../../schemas/section.ts";
import {promiseCache} from "./cache.ts";
import {fetchJson} from "./fetch-json.ts";

/** Pages kept in memory: enough for moving back and forth, bounded for long sessions. */
const PAGES_KEPT = 40;

/** Page documents by url. */
export const pageDocuments = promiseCache<PageDocument>(url => fetchJson(pageDocumentPath(url)), PAGES_KEPT);

/** Section documents by name. */
export const sectionDocuments = promiseCache<Section>(name => fetchJson(sectionPath(name)), 20);
