import "#site/styles/frame/drawer.css";
import {type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef} from "react";
import {messages} from "#site/messages/messages.ts";
import {Brand} from "../brand/brand.tsx";
import {Icon} from "../icon/icon.tsx";
import {closeModal, modalEvents} from "../modal/modal.ts";
import {DrawerFoot} from "./drawer-foot.tsx";
import {DrawerLinks} from "./drawer-links.tsx";
import type {Panel} from "./use-swipe.ts";

export interface DrawerProps {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Moves the panel with the finger; `null` returns control to the style sheet. */
function pull(dialog: HTMLDialogElement, offset: number | null): void {
  dialog.classList.toggle("is-dragged", offset !== null);
  if (offset === null) dialog.style.removeProperty("--offset");
  else dialog.style.setProperty("--offset", `${offset}px`);
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-close]")?.focus();
  dialog.querySelector('[aria-current="page"]')?.scrollIntoView({block: "center"});
}

/**
 * Renders the navigation of narrow screens: a modal dialog at the inline start edge. The browser traps focus,
 * closes the dialog on Escape and restores focus. While closed, it is inaccessible.
 */
export function Drawer({open, setOpen, ref}: DrawerProps & {ref?: Ref<Panel>}) {
  const root = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = root.current;
    if (!dialog) return;
    if (open) show(dialog);
    else if (dialog.open) closeModal(dialog);
  }, [open]);

  useImperativeHandle(ref, () => ({
    isOpen: () => root.current?.open === true,
    follow(length) {
      const dialog = root.current;
      if (!dialog) return;
      if (length > 0) show(dialog);
      pull(dialog, length > 0 ? Math.min(0, length - dialog.offsetWidth) : length);
    },
    settle(opened) {
      const dialog = root.current;
      if (!dialog) return;
      pull(dialog, null);
      if (!opened) closeModal(dialog);
      setOpen(opened);
    },
  }));

  const onClick = (event: MouseEvent): void => {
    const {target} = event;
    if (target === root.current || (target instanceof Element && target.closest("a[href]"))) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and links inside work by themselves
    <dialog
      className="drawer"
      id="dx-drawer"
      aria-label={messages.bar.menu}
      ref={root}
      onClick={onClick}
      {...modalEvents(setOpen)}
    >
      <div className="drawer__head on-slate">
        <Brand />
        <button
          className="icon-btn"
          type="button"
          aria-label={messages.bar.closeMenu}
          data-close
          onClick={() => setOpen(false)}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="drawer__scroll">
        <DrawerLinks />
      </div>
      <DrawerFoot />
    </dialog>
  );
}
