import {addressOf} from "#site/artifacts/base.ts";
import {BOOT_ID} from "#site/artifacts/ids.ts";
import type {SiteFacts} from "#site/artifacts/types.ts";
import {earlyGestures} from "#site/components/drawer/early.ts";
import {EARLY_SEARCH} from "#site/components/search-dialog/early-search.ts";
import type {ClientAssets} from "../client-assets.ts";
import {scriptJson} from "./script-json.ts";

/**
 * Returns the script that all documents of a language and version share. It records requests for the menu or search before
 * the client is loaded, provides the metadata of the site, and loads the client once the text is visible: documents are
 * readable without its modules, which on a slow connection would compete with what the text needs. The data block names
 * modules that only some documents need.
 */
export function sharedScript(facts: SiteFacts, assets: Pick<ClientAssets, "script" | "imports">): string {
  const modules = scriptJson([assets.script, ...assets.imports].map(addressOf));
  const search = facts.search.provider === "none" ? "" : EARLY_SEARCH;
  return (
    `{const d=document.documentElement.dataset;${earlyGestures}}${search}docsSite=${scriptJson(facts)};` +
    "{const start=()=>requestAnimationFrame(()=>setTimeout(()=>{" +
    `const more=document.getElementById("${BOOT_ID}").dataset.modules,[entry,...others]=${modules};` +
    'for(const href of new Set([...others,...(more?more.split(" "):[])]))' +
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));' +
    "import(entry).catch(console.error)}));" +
    'document.readyState==="loading"?addEventListener("DOMContentLoaded",start):start()}'
  );
}
