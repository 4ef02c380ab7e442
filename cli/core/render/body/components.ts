import type {ElementContent} from "hast";
import type {Component} from "#core/model/nodes.ts";
import {PAGE_LIST} from "#core/model/page-list.ts";
import {fillText} from "#schemas/rules/fill-text.ts";
import {type BodyState, report} from "./body-state.ts";
import {element, own, text} from "./html/element.ts";
import {placeholderToHast} from "./notices.ts";

type Markup = (node: Component, state: BodyState) => ElementContent[];

const prop = (node: Component, name: string): string => String(node.props[name] ?? "");

/** Markup of every allowed component; for islands, the version without scripts. */
const MARKUP: Readonly<Record<string, Markup>> = {
  Badge: node => {
    const type = prop(node, "type");
    const className = /^[a-z]+$/.test(type) ? ["badge", `badge--${type}`] : ["badge"];
    return [own("span", {className}, [text(prop(node, "text"))], node)];
  },
  BrandingSample: colorSample,
  StackBlitzPreview: exampleLink,
  Tabs: (node, state) => state.children(node),
  Tab: (node, state) => [
    own("div", {className: ["tab"], dataTitle: prop(node, "title")}, [
      own("p", {className: ["tab__title"]}, [text(prop(node, "title"))]),
      ...state.children(node),
    ]),
  ],
  Steps: (node, state) => [own("div", {className: ["steps"]}, state.children(node), node)],
  FileTree: (node, state) => [own("div", {className: ["file-tree"]}, state.children(node), node)],
  CardGrid: (node, state) => [own("div", {className: ["cards"]}, state.children(node), node)],
  Card: card,
  PageList: (_node, state) => {
    state.islands.add(PAGE_LIST.name);
    return [own("div", {className: [PAGE_LIST.class]}, [])];
  },
  Details: (node, state) => [
    own(
      "details",
      node.props.open === true ? {open: true} : {},
      [own("summary", {}, [text(prop(node, "summary") || state.texts.details)]), ...state.children(node)],
      node,
    ),
  ],
};

/** Component names by lowercase name, as returned by an HTML parser. */
export const COMPONENT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.keys(MARKUP).map(name => [name.toLowerCase(), name] as const),
);

/**
 * Converts a component to hast. An island is wrapped with its name and properties (JSON), so that the site
 * can hydrate it.
 */
export function componentToHast(node: Component, state: BodyState): ElementContent[] {
  const markup = MARKUP[node.name];
  if (!markup) throw new Error(`no markup for the component ${node.name}`);
  const children = markup(node, state);
  if (!node.island) return children;
  state.islands.add(node.name);
  const properties = {dataIsland: node.name, dataProps: JSON.stringify(node.props)};
  return [own("div", properties, children, node)];
}

/** Renders a card. If it has a target, its title is the link. */
function card(node: Component, state: BodyState): ElementContent[] {
  const title = prop(node, "title");
  const href = prop(node, "href");
  const name = href === "" ? text(title) : element("a", {href}, [text(title || nameOf(href))], node);
  const head = title === "" && href === "" ? [] : [own("p", {className: ["card__title"]}, [name])];
  const about = prop(node, "text");
  const lead = about === "" ? [] : [own("p", {}, [text(about)])];
  return [own("div", {className: ["card"]}, [...head, ...lead, ...state.children(node)], node)];
}

/** Derives a link text from the last path segment: `/guide/auto-imports#x` → `Auto imports`. */
function nameOf(href: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return href;
  const last = href
    .replace(/[?#].*$/s, "")
    .replace(/\.mdx?$/, "")
    .split("/")
    .filter(part => part !== "" && !part.startsWith("."))
    .at(-1);
  const words = (last ?? "").replaceAll(/[-_]+/g, " ").trim();
  return words === "" ? href : words.charAt(0).toUpperCase() + words.slice(1);
}

const COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s,.%/]+\))$/i;

/**
 * Renders a color sample as an image, because an inline style would require a weaker content security policy.
 */
function colorSample(node: Component, state: BodyState): ElementContent[] {
  const color = prop(node, "color");
  if (!COLOR.test(color)) {
    report(state, "mdx-prop", `\`${color}\` is not a color`, node);
    return [placeholderToHast({type: "placeholder", text: color, inline: true})];
  }
  const box = own("rect", {width: "100%", height: "100%", fill: color}, []);
  const properties = {className: ["swatch"], width: 48, height: 24, role: "img", ariaLabel: color};
  return [own("svg", properties, [box], node)];
}

/** Renders a link that opens an example of the site's repository in the online editor. */
function exampleLink(node: Component, state: BodyState): ElementContent[] {
  const example = prop(node, "example");
  const description =
    prop(node, "description") || fillText(state.texts.example, {name: example.replace(/[?#].*$/s, "")});
  const repository = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/edit\/([^/]+)\//.exec(
    state.context.editBase ?? "",
  );
  if (!repository) return [own("p", {}, [text(description)], node)];
  const href = `https://stackblitz.com/github/${repository[1]}/tree/${repository[2]}/examples/${example}`;
  return [
    own(
      "p",
      {},
      [own("a", {href, target: "_blank", rel: ["noopener", "noreferrer"]}, [text(description)])],
      node,
    ),
  ];
}
