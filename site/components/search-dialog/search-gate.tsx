import {type ComponentType, useEffect, useState} from "react";
import {useSite} from "../../app-context.ts";
import {loadChunk} from "../../artifacts/chunks.ts";
import type {SearchDialogProps} from "./search-dialog.tsx";

/** Whether a key press goes into a text field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a key press asks for search: Ctrl or ⌘ with K anywhere, a slash outside of fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
  return event.key === "/" && !isTyping(event.target);
}

/** Listens for the keys of search, and loads the dialog when it is first opened. */
export function SearchGate({open, setOpen}: SearchDialogProps) {
  const {search} = useSite();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const offered = search.provider !== "none";

  useEffect(() => {
    if (!offered) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [offered, setOpen]);

  useEffect(() => {
    if (!open || Dialog) return;
    loadChunk("search", () => import("./search-dialog.tsx")).then(
      module => setDialog(() => module.SearchDialog),
      error => {
        console.error(error);
        setOpen(false);
      },
    );
  }, [open, Dialog, setOpen]);
  return offered && Dialog ? <Dialog open={open} setOpen={setOpen} /> : null;
}
