/** Title rule of a section. */
export type TitleCase = "keep" | "pascal";

/**
 * Returns the title of an external page: the name itself for loaders (`css-loader`), upper camel case for
 * plugins (`mini-css-extract-plugin` → `MiniCssExtractPlugin`, `i18n-webpack-plugin` → `I18nWebpackPlugin`).
 */
export function titleOf(name: string, rule: TitleCase): string {
  if (rule === "keep") return name;
  return name
    .split(/[-_.]+/)
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
