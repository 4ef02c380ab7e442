import {addressOf} from "#site/artifacts/base.ts";
import {BOOT_ID} from "#site/artifacts/ids.ts";
import type {SiteFacts} from "#site/artifacts/types.ts";
import type {ClientAssets} from "../client-assets.ts";
import {scriptJson} from "./script-json.ts";

/**
 * Returns the script that all documents of a language and version share. It provides the metadata of the site, and loads
 * the client once the text is visible: documents are readable without its modules, which on a slow connection would
 * compete with what the text needs. The data block names modules that only some documents need.
 */
export function sharedScript(facts: SiteFacts, assets: Pick<ClientAssets, "script" | "imports">): string {
  const modules = scriptJson([assets.script, ...assets.imports].map(addressOf));
  return (
    `docsSite=${scriptJson(facts)};` +
    "{const start=()=>requestAnimationFrame(()=>setTimeout(()=>{" +
    `const more=document.getElementById("${BOOT_ID}").dataset.modules,[entry,...others]=${modules};` +
    'for(const href of new Set([...others,...(more?more.split(" "):[])]))' +
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));' +
    "import(entry).catch(console.error)}));" +
    'document.readyState==="loading"?addEventListener("DOMContentLoaded",start):start()}'
  );
}
