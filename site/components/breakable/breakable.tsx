import {Fragment} from "react";

/** Words shorter than this fit every column. */
const LONG = 16;

/** Renders a title that may break before inner capitals and after dots in long identifiers. */
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
