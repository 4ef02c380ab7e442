/** Properties of unknown components that contain a link, by priority. */
const TARGETS: readonly string[] = ["href", "link", "to", "url", "src"];
/** Properties that contain the text of a link, by priority. */
const TEXTS: readonly string[] = ["title", "text", "label", "name"];
/** Properties that contain text, whether or not there is a link. */
const VISIBLE: readonly string[] = ["title", "text", "heading"];

/** Components whose properties readers never see as text. */
const INVISIBLE = /^(?:Head|Meta|Seo|SEO|Script|Style)|Icon$/;

/** Content that an unknown component probably displays, taken from its properties. */
export interface ShownProps {
  target?: string | undefined;
  /** Whether the property never contains anything but a link. */
  isLink: boolean;
  text?: string | undefined;
  description?: string | undefined;
}

/** Returns the link and the text in the properties of an unknown component, by the names that such properties have. */
export function shownProps(name: string, props: Readonly<Record<string, unknown>>): ShownProps {
  const first = (keys: readonly string[]): string | undefined => {
    const found = keys.map(key => props[key]).find(value => typeof value === "string" && value.trim() !== "");
    return typeof found === "string" ? found.trim() : undefined;
  };
  if (INVISIBLE.test(name)) return {isLink: false};
  const target = first(TARGETS);
  const isLink = target !== undefined && first(["href"]) === target;
  const text = first(target === undefined ? VISIBLE : TEXTS);
  return {target, isLink, text, description: first(["description"])};
}
