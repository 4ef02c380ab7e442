/** Key of the chosen colors in the browser's storage; the script in the head reads it before the first paint. */
export const THEME_KEY = "theme";
