import type {CodeTags} from "#core/model/dialect.ts";
import type {Arguments} from "./arguments.ts";
import type {Token} from "./scan.ts";

/**
 * Language of the code that tags within a tag hold, or the tag itself, maybe none (`""`); null where it is text.
 *
 * @param before what holds around the tag
 */
export function codeIn(
  text: string,
  {name, start}: Pick<Token, "name" | "start">,
  props: Arguments,
  code: CodeTags | undefined,
  before: string | null,
): string | null {
  if (!code || (name !== code.outer && name !== code.inner)) return before;
  const isText = props[code.unless] === "true" || !text.startsWith("{{<", start);
  if (isText || (name === code.inner && before === null)) return null;
  return props[code.lang] ?? before ?? "";
}
