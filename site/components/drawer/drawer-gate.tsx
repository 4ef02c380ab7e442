import type {ComponentType} from "react";
import {useEffect, useState} from "react";
import {loadChunk} from "../../artifacts/chunks.ts";
import type {DrawerProps} from "./drawer.tsx";

interface Props {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Loads the drawer when it is first asked for; it exists in the browser only. */
export function DrawerGate({open, setOpen}: Props) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  useEffect(() => {
    if (!open || Drawer) return;
    loadChunk("drawer", () => import("./drawer.tsx")).then(
      module => setDrawer(() => module.Drawer),
      error => {
        console.error(error);
        setOpen(false);
      },
    );
  }, [open, Drawer, setOpen]);
  return Drawer ? <Drawer open={open} setOpen={setOpen} /> : null;
}
