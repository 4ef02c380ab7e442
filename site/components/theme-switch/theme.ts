import {useSyncExternalStore} from "react";
import {THEME_KEY} from "./theme-key.ts";

export type Theme = "system" | "light" | "dark";

const listeners = new Set<() => void>();

/** The colors that are chosen for the page; the script in the head has read them before the first paint. */
function readTheme(): Theme {
  const {theme} = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** The choice of the reader, the same for all switches; the prerender shows the system's. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readTheme,
    () => "system",
  );

/** Shows the page in the chosen colors and keeps the choice. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The choice holds for this page.
  }
}
