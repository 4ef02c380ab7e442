import {isSlip, nearest} from "#cli/report/nearest.ts";
import type {Component, Placeholder} from "#core/model/nodes.ts";
import {type ComponentUse, type FileScope, report} from "../file-scope.ts";
import {COMPONENTS, type PropKind} from "./components.ts";

/**
 * Validates the use of a component. Reports `mdx-prop` for unknown, missing or invalid properties. If a
 * required property is missing, a placeholder is returned.
 */
export function makeComponent(use: ComponentUse, scope: FileScope): Component | Placeholder {
  const {name, inline, node} = use;
  const entry = COMPONENTS.get(name);
  if (!entry) throw new Error(`${name} is not a component`);
  const props: Record<string, unknown> = {};
  const meant = new Set<string | undefined>();
  for (const [key, value] of Object.entries(use.props)) {
    if (!Object.hasOwn(entry.props, key)) meant.add(reportUnknown(name, key, entry.props, node, scope));
    else if (value !== undefined && value !== null) {
      const kind = (entry.props[key] ?? "").replace("?", "") as PropKind;
      const fit = convert(value, kind);
      if (fit === undefined)
        report(scope, "mdx-prop", `\`${key}\` of \`${name}\` must be ${WORD[kind]}`, node);
      else props[key] = fit;
    }
  }
  const missing = Object.keys(entry.props).filter(
    key => !entry.props[key]?.endsWith("?") && !Object.hasOwn(props, key),
  );
  if (missing.length > 0) {
    // A misspelled property was reported with the right name.
    const unsaid = missing.filter(key => !meant.has(key));
    if (unsaid.length > 0) report(scope, "mdx-prop", `\`${name}\` needs \`${unsaid.join("`, `")}\``, node);
    return {type: "placeholder", text: name, inline, position: node.position};
  }
  if (use.children.length > 0 && !entry.children)
    report(scope, "mdx-prop", `\`${name}\` takes no content, so its content is omitted`, node);
  if (CONTAINERS.has(name) && use.children.every(isBlank))
    report(
      scope,
      "mdx-prop",
      `\`${name}\` has no content`,
      node,
      `Write the content between \`<${name}>\` and \`</${name}>\`, or remove it.`,
    );
  const children = entry.children ? use.children : [];
  const island = entry.kind === "island";
  return {type: "component", name, props, inline, island, children, position: node.position};
}

/** Components that show nothing without content. */
const CONTAINERS: ReadonlySet<string> = new Set(["Tabs", "Steps", "FileTree", "CardGrid"]);

const isBlank = (node: ComponentUse["children"][number]): boolean =>
  (node.type === "text" && node.value.trim() === "") ||
  (node.type === "paragraph" && node.children.every(isBlank));

const WORD: Readonly<Record<PropKind, string>> = {text: "text", number: "a number", boolean: "true or false"};

function convert(value: unknown, kind: PropKind): unknown {
  if (kind === "text")
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  if (kind === "boolean")
    return value === true || value === "" || value === "true"
      ? true
      : value === false || value === "false"
        ? false
        : undefined;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/**
 * Reports a property that a component does not have (`mdx-prop`). Returns the nearest one, if there is any. In another tool, a
 * component of the same name may have it, so only a misspelled one is reported there.
 */
export function reportUnknown(
  name: string,
  key: string,
  known: object,
  node: ComponentUse["node"],
  scope: FileScope,
): string | undefined {
  const near = nearest(key, Object.keys(known));
  if (!isSlip(key, near) && scope.page.context.dialect.frontMatter.isForeign) return undefined;
  report(
    scope,
    "mdx-prop",
    `\`${name}\` has no property \`${key}\``,
    node,
    near && `Did you mean \`${near}\`?`,
  );
  return near;
}
