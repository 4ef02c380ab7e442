import {THEME_KEY} from "./theme-key.ts";

export type Theme = "system" | "light" | "dark";

/** The choice of the reader; `system` where there is none or storage is forbidden. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

/** Shows the page in the chosen colours and keeps the choice. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The choice holds for this page.
  }
}
