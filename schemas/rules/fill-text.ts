/** Placeholder of a text: `{name}`, or `{name|form for 1|other form}`, in which `#` represents the value. */
const PLACEHOLDER = /\{(\w+)(?:\|([^{|}]*)\|([^{|}]*))?\}/g;

/** Replaces the placeholders of a text with values. Placeholders without a value remain. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string, one?: string, other?: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : undefined;
    if (value === undefined) return whole;
    const form = value === "1" ? one : other;
    return form === undefined ? value : form.replaceAll("#", () => value);
  });

/** Returns the names of the placeholders in a text. */
export const placeholdersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name));
