export interface DrawerProps {
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function Drawer(_: DrawerProps) {
  return null;
}
