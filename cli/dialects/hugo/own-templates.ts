import {prefixed} from "../toolkit/template/signs.ts";
import {parameterOf} from "./keys.ts";

/** Maximum length of a template that is read. */
const MAX_LENGTH = 4000;

/** Elements whose effect on a page can't be kept. */
const PROGRAMS = /<(?:script|style|form|input|button|textarea|iframe|object|template|svg)\b/i;
/** Attributes that refer to the scripts and style sheets of the original site. */
const OF_THEME = /\s(?:style|class|role|target|rel|tabindex|on\w+|(?:data|aria)-[\w-]+)="[^"<>]*"/gi;

const GET = /^\$?\.Get\s+(?:(\d+)|"([\w-]+)"|`([\w-]+)`)$/;
const URLS = /^(?:absURL|absLangURL|urls\.AbsURL|urls\.AbsLangURL)$/;
const PATHS = /^(?:relURL|relLangURL|urls\.RelURL|urls\.RelLangURL)$/;
/** A partial template for an icon, which is omitted. */
const ICON = /^partial\s+"[^"]*\bicons?\b[^"]*"/;
/** Functions that do not change the text of a value. */
const FORMS =
  /^(?:safeHTML|safeURL|safe\.HTML|safe\.URL|markdownify|transform\.Markdownify|htmlUnescape|plainify|string|\$?\.Page\.RenderString)$/;

/** Shortcode template that only arranges content and arguments. */
export interface OwnTemplate {
  /** HTML with `{name}` for arguments and `<slot/>` for the content. */
  html: string;
  hasContent: boolean;
}

/**
 * Converts the template of a shortcode that contains only HTML, its content, arguments and parameters of the site. Returns
 * `null` for any other template.
 *
 * @param address - URL of the site's root, which ends with a slash
 */
export function ownTemplate(
  written: string,
  params: Record<string, unknown>,
  address: string,
): OwnTemplate | null {
  if (written.length > MAX_LENGTH || PROGRAMS.test(written)) return null;
  const names = new Map<string, string>();
  let hasContent = false;
  const resolved = (expression: string): string | undefined => {
    const [first = "", ...forms] = expression.split("|").map(part => part.trim());
    const [, position, name, quoted] = GET.exec(first) ?? [];
    const argument = position ?? name ?? quoted;
    const literal = /^"([^"<>{}]*)"$/.exec(first)?.[1];
    const value =
      argument === undefined ? (names.get(first) ?? literal ?? parameterOf(first, params)) : `{${argument}}`;
    const isKnown = forms.every(form => FORMS.test(form) || URLS.test(form) || PATHS.test(form));
    if (value === undefined || !isKnown) return undefined;
    const prefix = forms.some(form => URLS.test(form))
      ? address
      : forms.some(form => PATHS.test(form))
        ? "/"
        : "";
    return prefixed(value, prefix);
  };
  const read = (action: string): string | undefined => {
    if (/^\$?\.Inner(?:$|\s*\|)/.test(action)) {
      const isFirst = !hasContent;
      hasContent = true;
      return isFirst &&
        action
          .split("|")
          .slice(1)
          .every(form => FORMS.test(form.trim()))
        ? "<slot/>"
        : undefined;
    }
    if (ICON.test(action)) return "";
    const [, name, assigned = ""] = /^(\$\w+)\s*:?=(.*)$/s.exec(action) ?? [];
    const value = resolved(name === undefined ? action : assigned);
    if (name === undefined || value === undefined) return value;
    names.set(name, value);
    return "";
  };
  let html = "";
  let at = 0;
  for (const {index, 0: whole, 1: action} of written.matchAll(/\{\{-?([^{}]*)-?\}\}|[{}]/g)) {
    const value = action === undefined ? undefined : read(action.replace(/-$/, "").trim());
    if (value === undefined) return null;
    html += written.slice(at, index) + value;
    at = index + whole.length;
  }
  return {html: (html + written.slice(at)).replaceAll(OF_THEME, sizesIn).trim(), hasContent};
}

/** Keeps the sizes of a style attribute, and nothing of any other attribute. */
function sizesIn(attribute: string): string {
  const sizes = /^\sstyle=/i.test(attribute)
    ? attribute.match(/(?<![\w-])(?:max-)?(?:width|height):\s?[\d.]{1,9}(?:em|rem|px|%)(?=[;"])/g)
    : null;
  return sizes ? ` style="${sizes.join("; ")}"` : "";
}
