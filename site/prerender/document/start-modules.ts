import {BOOT_ID} from "#site/artifacts/ids.ts";

/**
 * Inline script that loads the modules named in the data block once the text is visible. Documents are
 * readable without them, and on a slow connection they would compete with what the text needs.
 */
export const START_MODULES =
  'addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{' +
  `const[entry,...others]=document.getElementById("${BOOT_ID}").dataset.modules.split(" ");` +
  'for(const href of others)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));' +
  "import(entry).catch(console.error)})));";
