import type {InlineCode, PhrasingContent, RootContent} from "mdast";
import type {FileScope, SiblingsHook} from "#core/parse/file-scope.ts";
import {replaceEach} from "#schemas/rules/long-lists.ts";
import {codeSpan, inlineElement, link, type Place, plain} from "../toolkit/nodes.ts";
import {findLabel, pageOf} from "./labels.ts";

const ROLE = /\{([A-Za-z][\w:.+-]*)\}$/;

/**
 * Converts roles (`` {name}`text` ``): https://www.sphinx-doc.org/en/master/usage/restructuredtext/roles.html
 */
export const readRoles: SiblingsHook = ({children}, scope) => {
  replaceEach(children, (code, i) => {
    const before = children[i - 1];
    const name =
      before?.type === "text" && code.type === "inlineCode" ? ROLE.exec(before.value)?.[1] : undefined;
    if (name === undefined || before?.type !== "text" || code.type !== "inlineCode") return null;
    const size = name.length + 2;
    const position = spanOf(before, code, size);
    before.value = before.value.slice(0, -size);
    if (before.position && position) before.position = {...before.position, end: position.start};
    return asRole(name, code.value, position ? {position} : {}, scope);
  });
};

/** Returns the position of a role including its name, so that copies of the source omit both. */
function spanOf({position: before}: RootContent, {position}: InlineCode, size: number): Place["position"] {
  if (!before || !position) return undefined;
  const {line, column, offset = 0} = before.end;
  return {start: {line, column: Math.max(1, column - size), offset: offset - size}, end: position.end};
}

/** Splits `text <target>`. */
function titled(value: string): [text: string, target: string] | null {
  const at = value.lastIndexOf("<");
  const target = value.slice(at + 1, -1);
  const isTitled = at >= 0 && value.endsWith(">") && target !== "" && !target.includes(">");
  return isTitled ? [value.slice(0, at).trimEnd(), target] : null;
}

/** Puts exactly one space before the explanation of an abbreviation: `HTML(Hypertext …)`. */
function explained(value: string): string {
  const at = value.endsWith(")") ? value.lastIndexOf("(") : -1;
  return at < 0 ? value : `${value.slice(0, at).trimEnd()} ${value.slice(at)}`;
}

function asRole(role: string, value: string, place: Place, scope: FileScope): PhrasingContent[] {
  const name = role.slice(role.lastIndexOf(":") + 1);
  const [text, target] = titled(value) ?? [undefined, value];
  const words = (shown: string): PhrasingContent[] => [{...plain(shown), ...place}];
  const code = (shown: string): PhrasingContent[] => [{...codeSpan(shown), ...place}];
  if (role.includes(":") && !/^(?:std|math)/.test(role)) return code((text || target).replace(/^[~!]/, ""));
  switch (name) {
    case "ref":
    case "numref":
    case "any":
    case "eq":
    case "doc": {
      const found = name === "doc" ? pageOf(target, scope) : findLabel(target, scope);
      if (!found) return words(text || target);
      const url = "id" in found && found.id ? `${found.url}#${found.id}` : found.url;
      return [link(url, [plain(text || found.title || target)], place)];
    }
    case "term":
    case "abbr":
      return words(name === "abbr" ? explained(value) : text || target);
    case "math":
      return [{type: "formula", value, display: false, ...place}];
    case "sub":
    case "subscript":
      return [inlineElement("sub", [plain(value)], place)];
    case "sup":
    case "superscript":
      return [inlineElement("sup", [plain(value)], place)];
    case "kbd":
      return [inlineElement("kbd", [plain(value)], place)];
    case "download":
      return [link(target, [plain(text || target)], place)];
    case "strong":
    case "guilabel":
    case "menuselection":
      return [inlineElement("b", [plain(value.replaceAll("-->", "→").replaceAll("&", ""))], place)];
    case "emphasis":
    case "dfn":
      return [inlineElement("i", [plain(value)], place)];
    case "octicon":
    case "material-regular":
    case "material-outlined":
    case "fas":
    case "fab":
    case "far":
    case "fa":
      return [{...plain(""), ...place}];
    case "pep":
      return [
        link(
          `https://peps.python.org/pep-${target.padStart(4, "0")}/`,
          [plain(text || `PEP ${target}`)],
          place,
        ),
      ];
    case "rfc":
      return [link(`https://www.rfc-editor.org/rfc/rfc${target}`, [plain(text || `RFC ${target}`)], place)];
    case "bdg":
    case "term-ref":
      return words(value);
    default:
      return /^bdg-/.test(name) ? words(text || value) : code(text || target);
  }
}
