import type {Dialect} from "#core/model/dialect.ts";
import {as} from "../toolkit/rules.ts";

const titled = (kind: string, title: string) => as("Aside", {}, {kind, title});
const badge = (text: string) => as("Badge", {}, {text});
const shown = (template: string) => ({template});

/**
 * Components of React's documentation, which are also used by its translations and by sites derived from it.
 */
export const REACT_DOCS = {
  Intro: "content",
  YouWillLearn: titled("note", "You will learn"),
  Recap: titled("tip", "Recap"),
  Canary: titled("note", "Canary"),
  Experimental: titled("note", "Experimental"),
  Deprecated: titled("warning", "Deprecated"),
  Wip: titled("note", "Under construction"),
  RSC: titled("note", "React Server Components"),
  CanaryBadge: badge("Canary"),
  ExperimentalBadge: badge("Experimental"),
  NextMajorBadge: badge("Next major"),
  DeepDive: as("Details", {}, {summary: "Deep dive"}),
  Sandpack: as("CodeGroup"),
  SandpackRSC: as("CodeGroup"),
  SandpackWithHTMLOutput: as("CodeGroup"),
  PackageImport: "content",
  CodeStep: "content",
  CodeDiagram: "content",
  FullWidth: "content",
  InlineToc: "nothing",
  LanguageList: "nothing",
  ErrorDecoder: "nothing",
  Challenges: shown('<h2 id="challenges">Challenges</h2><slot></slot>'),
  Recipes: shown('<h4 id="{titleId}">{titleText}</h4><slot></slot>'),
  LearnMore: shown('<slot></slot><p><a href="{path}">Read more</a></p>'),
  TerminalBlock: as("CodeBlock", {}, {lang: "bash"}),
  ConsoleBlock: as("CodeBlock", {}, {lang: "text"}),
  ConsoleLogLine: as("CodeBlock", {}, {lang: "text"}),
  ConsoleBlockMulti: "content",
  Math: "content",
  MathI: "content",
  DiagramGroup: "content",
  Diagram: shown(
    '<figure><img src="/images/docs/diagrams/{name}.png" alt="{alt}" width="{width}" height="{height}"><figcaption><slot></slot></figcaption></figure>',
  ),
  IllustrationBlock: "content",
  Illustration: shown('<figure><img src="{src}" alt="{alt}"><figcaption>{caption}</figcaption></figure>'),
  YouTubeIframe: shown('<p><a href="{src}">Video {title}</a></p>'),
  TeamMember: shown('<h3 id="{permalink}">{name}</h3><p>{title}</p><slot></slot>'),
  BlogCard: as("Card", {title: "title", href: "url"}),
} satisfies Dialect["components"];
