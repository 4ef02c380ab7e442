import {BOOT_ID} from "#site/artifacts/ids.ts";

/**
 * Script for the head of documents: loads the modules that the data block names once the text is seen. Every document can be
 * read without them, and on a slow connection they would share it with what the text needs.
 */
export const START_MODULES =
  'addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{' +
  `const[entry,...others]=document.getElementById("${BOOT_ID}").dataset.modules.split(" ");` +
  'for(const href of others)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));' +
  "import(entry).catch(console.error)})));";
