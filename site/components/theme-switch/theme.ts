import {useSyncExternalStore} from "react";
import {THEME_KEY} from "./theme-key.ts";

export type Theme = "system" | "light" | "dark";

const listeners = new Set<() => void>();

/** Reads the chosen color scheme, which the inline script has set before the first paint. */
function readTheme(): Theme {
  const {theme} = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Returns the reader's choice, shared by all switches; system while prerendering. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readTheme,
    () => "system",
  );

/** Applies a color scheme and stores the choice. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage, the choice applies only to this page.
  }
}
