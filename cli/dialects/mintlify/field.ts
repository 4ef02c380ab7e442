import type {PhrasingContent} from "mdast";
import type {TagHook} from "#core/parse/file-scope.ts";
import {codeSpan, element, paragraph, placeOf, plain, strong, target} from "../toolkit/nodes.ts";
import {textOf} from "./properties.ts";
import {MINTLIFY} from "./slug.ts";

/** Properties with the name of a `ParamField`, which also specify its location. */
const LOCATIONS = ["path", "query", "body", "header", "cookie"] as const;

/** Returns the ids of a field: its name as it is and with hyphens between its words (`baseUrl` → `base-url`). */
const idsOf = (name: string): string[] =>
  name === ""
    ? []
    : [name, name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "-")].map(one => `param-${MINTLIFY.of(one)}`);

/** Renders name, type, location, default and flags of a field above its description. */
export const field: TagHook = (use, scope) => {
  const location = LOCATIONS.find(key => textOf(use, key) !== undefined);
  const name = textOf(use, "name", ...LOCATIONS) ?? "";
  const words = ["required", "deprecated"].filter(
    key => use.props[key] === true || use.props[key] === "true",
  );
  const listOf = (value: unknown): string[] =>
    (Array.isArray(value) ? value : [value]).filter(one => typeof one === "string" && one !== "");
  const initial = use.props.default;
  const parts: PhrasingContent[][] = [
    ...(name === "" ? [] : [[strong([codeSpan(name)])]]),
    ...[textOf(use, "type")].flatMap(type => (type === undefined ? [] : [[codeSpan(type)]])),
    ...(location === undefined ? [] : [[plain(location)]]),
    ...words.map(word => [plain(word)]),
    ...(initial === undefined || initial === null
      ? []
      : [[plain("default: "), codeSpan(typeof initial === "string" ? initial : JSON.stringify(initial))]]),
  ];
  const named = name === "" ? 0 : 1;
  const head = parts.flatMap((part, i) => (i === 0 ? part : [plain(i === named ? " " : ", "), ...part]));
  const around = (key: string): PhrasingContent[] => listOf(use.props[key]).map(one => plain(`${one} `));
  return [
    paragraph(
      [
        ...idsOf(name).flatMap(id => target(id, scope)),
        ...around("pre"),
        ...head,
        ...around("post").flatMap(one => [plain(" "), one]),
      ],
      placeOf(use.node),
    ),
    ...(use.children.length > 0 ? [element("blockquote", use.children)] : []),
  ];
};
