/** State of search shared by the script of all documents and the client. */
export interface EarlySearch {
  /** Whether search was requested and no dialog has taken over yet. */
  wanted: boolean;
  /** Whether Enter was pressed in the field. */
  entered: boolean;
  /** Receives typed text until the dialog has its own field. */
  field: HTMLInputElement | null;
  /** Previously focused element. */
  before: Element | null;
  /** Opens the dialog; set by the client after hydration. */
  onOpen: (() => void) | null;
}

declare global {
  interface Window {
    docsSearch?: EarlySearch;
  }
}

/**
 * Script that allows search to be opened at any time: with Ctrl or ⌘ and K anywhere, a slash outside
 * fields, or a click on a trigger. The trigger is focused explicitly, because Safari does not focus buttons.
 * Until the dialog takes over, a hidden field receives the typed text in every form that the browser supports
 * (composition, paste, dictation).
 */
export const EARLY_SEARCH =
  `{const w=window.docsSearch={wanted:false,entered:false,field:null,before:null,onOpen:null},D=document;
const open=()=>{if(D.querySelector(".search[open]"))return;let f=w.field;if(!f){f=w.field=D.createElement("input");f.setAttribute("aria-label","Search");f.autocapitalize=f.autocomplete="off";f.tabIndex=-1;f.style.cssText="position:fixed;top:0;opacity:0;pointer-events:none;font-size:16px"}
if(!f.isConnected)D.body.append(f);if(!w.wanted){f.value="";w.entered=false;w.before=D.activeElement}w.wanted=true;f.focus({preventScroll:true});w.onOpen&&w.onOpen()};
addEventListener("keydown",e=>{const t=e.target,k=e.key;if(e.defaultPrevented||e.isComposing||!D.body)return;
if(t===w.field){if(k==="Enter"){w.entered=true;e.preventDefault()}else if(k==="Escape"){w.wanted=false;t.remove();w.before&&w.before.focus&&w.before.focus()}if(k==="Enter"||k==="Escape")return}
if(e.altKey)return;const mod=e.ctrlKey||e.metaKey,typing=t.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName);
if(mod?k.toLowerCase()==="k"&&!e.shiftKey:k==="/"&&!typing){e.preventDefault();open()}},true);
addEventListener("click",e=>{const b=e.target.closest&&e.target.closest(".search-trigger,.bar__search-icon");if(b){b.focus({preventScroll:true});open()}},true)}`.replaceAll(
    "\n",
    "",
  );

/** Text typed before the dialog had a field, and whether Enter followed it. */
export interface EarlyInput {
  text: string;
  entered: boolean;
}

/** Returns the text typed so far and removes the hidden field. */
export function takeEarlyInput(): EarlyInput {
  const early = window.docsSearch;
  if (!early?.wanted) return {text: "", entered: false};
  const input = {text: early.field?.value ?? "", entered: early.entered};
  early.wanted = false;
  early.entered = false;
  early.field?.remove();
  // When closed, a dialog restores focus to the element that had it when the dialog opened.
  if (early.before instanceof HTMLElement) early.before.focus({preventScroll: true});
  return input;
}

/**
 * Listens for search requests. `open` is called immediately if search was already requested. Returns a cleanup
 * function.
 */
export function watchSearch(open: () => void): () => void {
  const early = window.docsSearch;
  if (!early) return () => {};
  early.onOpen = open;
  if (early.wanted) open();
  return () => {
    early.onOpen = null;
  };
}
