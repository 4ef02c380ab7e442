/** What the script before the first paint and the client say to each other about search. */
export interface EarlySearch {
  /** Search was asked for, and no dialog has taken over yet. */
  wanted: boolean;
  /** Enter was pressed in the field. */
  entered: boolean;
  /** Takes the letters that are typed until the dialog has a field of its own. */
  field: HTMLInputElement | null;
  /** Had the focus before. */
  before: Element | null;
  /** Set by the client once it lives: opens the dialog. */
  onOpen: (() => void) | null;
}

declare global {
  interface Window {
    docsSearch?: EarlySearch;
  }
}

/**
 * Runs before the first paint, so that search can be opened at any time: Ctrl or ⌘ with K anywhere, a slash outside of
 * fields, a click on a trigger. The trigger gets the focus, which Safari gives to no button. Until the dialog takes over, a
 * hidden field receives the reader's typing in every form that the browser supports (composition, paste, dictation).
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

/** Takes over what was typed; the hidden field goes away. */
export function takeEarlyInput(): EarlyInput {
  const early = window.docsSearch;
  if (!early?.wanted) return {text: "", entered: false};
  const input = {text: early.field?.value ?? "", entered: early.entered};
  early.wanted = false;
  early.entered = false;
  early.field?.remove();
  // A dialog that closes gives the focus back to where it was when it opened.
  if (early.before instanceof HTMLElement) early.before.focus({preventScroll: true});
  return input;
}

/** Listens for search; `open` is called at once where it was asked for already. Returns the way to stop. */
export function watchSearch(open: () => void): () => void {
  const early = window.docsSearch;
  if (!early) return () => {};
  early.onOpen = open;
  if (early.wanted) open();
  return () => {
    early.onOpen = null;
  };
}
