import {Fragment} from "react";

/** Words shorter than this fit every column. */
const LONG = 16;

/** A title that may break before the inner capitals and after the dots of long identifiers. */
export function Breakable({text}: {text: string}) {
  if (!text.split(" ").some(word => word.length > LONG)) return text;
  const parts = text.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=[./])(?=\w)/u);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
