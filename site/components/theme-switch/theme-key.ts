/** Storage key of the chosen color scheme; the inline script reads it before the first paint. */
export const THEME_KEY = "theme";
