import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
} from "react";
import {flushSync} from "react-dom";

const itemsOf = (root: HTMLElement | null): HTMLElement[] =>
  root ? [...root.querySelectorAll<HTMLElement>('[role="menuitem"]')] : [];

/**
 * Implements a menu button according to the ARIA Authoring Practices, which also opens on mouse hover. Touch screens
 * send a pointer event before the click, so only a mouse opens it by hover; a click always produces the announced
 * state.
 */
export function useMenuButton(root: RefObject<HTMLDivElement | null>) {
  const [open, setOpen] = useState(false);
  const [byHover, setByHover] = useState(false);

  // Focus moves synchronously, because the next key may be pressed before the next frame.
  const focusItem = (at: number): void => itemsOf(root.current).at(at)?.focus({preventScroll: true});
  const show = (at: number): void => {
    flushSync(() => {
      setByHover(false);
      setOpen(true);
    });
    focusItem(at);
  };

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event): void => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open, root]);

  function onKeyDown(event: KeyboardEvent): void {
    const items = itemsOf(root.current);
    const at = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
    const count = items.length;
    const inside = at >= 0;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => show(inside ? (at + 1) % count : 0),
      ArrowUp: () => show(inside ? (at - 1 + count) % count : count - 1),
      Home: inside ? () => focusItem(0) : undefined,
      End: inside ? () => focusItem(count - 1) : undefined,
      Escape: open
        ? () => {
            setOpen(false);
            root.current?.querySelector("button")?.focus();
          }
        : undefined,
      Tab: () => setOpen(false),
    };
    const action = actions[event.key];
    if (!action) return;
    if (event.key !== "Tab") event.preventDefault();
    action();
  }

  return {
    open,
    button: {
      onClick: (): void => {
        if (open && !byHover) setOpen(false);
        else show(0);
      },
    },
    container: {
      onKeyDown,
      onPointerEnter: (event: PointerEvent): void => {
        if (event.pointerType !== "mouse" || open) return;
        setByHover(true);
        setOpen(true);
      },
      onPointerLeave: (event: PointerEvent): void => {
        if (event.pointerType === "mouse" && byHover && !root.current?.contains(document.activeElement))
          setOpen(false);
      },
      onBlur: (event: FocusEvent): void => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      },
    },
  };
}
