import type {ComponentType, Ref} from "react";
import {useCallback, useEffect, useRef, useState} from "react";
import {loadChunk} from "#site/artifacts/chunks.ts";
import type {DrawerProps} from "./drawer.tsx";
import {type Panel, useSwipe} from "./use-swipe.ts";

interface Props {
  open: boolean;
  setOpen: (open: boolean) => void;
}

const loadDrawer = () => loadChunk("drawer", () => import("./drawer.tsx"));

/**
 * Creates the drawer on demand. On narrow screens its code is preloaded, so that it can follow a finger. It
 * exists only in the browser.
 */
export function DrawerGate({open, setOpen}: Props) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps & {ref: Ref<Panel>}> | null>(null);
  const panel = useRef<Panel>(null);
  const load = useCallback(() => {
    loadDrawer().then(
      module => setDrawer(() => module.Drawer),
      error => {
        console.error(error);
        setOpen(false);
      },
    );
  }, [setOpen]);
  useSwipe({
    isOpen: () => panel.current?.isOpen() ?? false,
    panel: () => panel.current,
    prepare: load,
    open: () => setOpen(true),
  });
  useEffect(() => {
    if (open && !Drawer) load();
  }, [open, Drawer, load]);
  useEffect(() => {
    if (!matchMedia("(width < 60rem)").matches) return;
    const timer = setTimeout(() => loadDrawer().catch(() => {}), 1500);
    return () => clearTimeout(timer);
  }, []);
  return Drawer ? <Drawer open={open} setOpen={setOpen} ref={panel} /> : null;
}
