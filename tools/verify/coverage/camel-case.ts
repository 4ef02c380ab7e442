/** Converts kebab case to camel case: `dev-server` → `devServer`. */
export const camelCased = (text: string): string =>
  text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
