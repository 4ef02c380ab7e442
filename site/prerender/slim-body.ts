/** A line of code without any mark: tokens in it are flat spans, so the end of the line's own span is sure. */
const PLAIN_LINE =
  /<span class="ln">((?:[^<]|<span class="t-\w">[^<]*<\/span>|<a href="[^"]*">[^<]*<\/a>)*)<\/span>/g;
const PUNCTUATION = /<span class="t-p">([^<]*)<\/span>/g;
const CODE = /<code>.*?<\/code>/gs;

/**
 * Takes out of the code blocks of a body what no reader sees: elements of unmarked lines, of punctuation, and
 * references where the sign itself is allowed. That is a third of all bytes of a documentation with many samples.
 * A block with marked lines keeps its lines, since they set each other off.
 */
export function slimBody(html: string): string {
  return html.replace(CODE, code => {
    const text = code.replace(PUNCTUATION, "$1").replaceAll("&quot;", '"');
    return /<span class="ln [^"]/.test(text) ? text : text.replace(PLAIN_LINE, "$1");
  });
}
