/** A line of code without any mark: tokens in it are flat spans, so the end of the line's own span is sure. */
const PLAIN_LINE =
  /<span class="ln">((?:[^<]|<span class="t-\w">[^<]*<\/span>|<a href="[^"]*">[^<]*<\/a>)*)<\/span>/g;
const PUNCTUATION = /<span class="t-p">([^<]*)<\/span>/g;
const TOKEN = /<span class="(t-\w)">([^<]*)<\/span>/g;
const CODE = /<code>.*?<\/code>/gs;
const COLUMN_NAME = /<td data-th="[^"]*"/g;

/**
 * Takes out of a body what no reader sees: in code blocks the elements of unmarked lines and of punctuation, and
 * references where the sign itself is allowed; in tables the names of columns, since tables scroll here and don't
 * stack. Tokens get the shortest tag. That is a third of all bytes of a documentation with many samples. A block with
 * marked lines keeps its lines, since they set each other off.
 */
export function slimBody(html: string): string {
  return html.replace(COLUMN_NAME, "<td").replace(CODE, code => {
    const text = code.replace(PUNCTUATION, "$1").replaceAll("&quot;", '"');
    const flat = /<span class="ln [^"]/.test(text) ? text : text.replace(PLAIN_LINE, "$1");
    return flat.replace(TOKEN, "<i class=$1>$2</i>");
  });
}
