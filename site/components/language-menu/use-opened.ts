import {useState} from "react";

/** Reports whether a menu has been open. It opens only by script, so documents don't contain its entries. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
