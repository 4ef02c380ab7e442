import {z} from "zod";
import {header, headingLevel, pageUrl} from "./common.ts";
import {artifact, inUnit} from "./rules/annotate.ts";

/** Inline content, using mdast types where they exist. */
export type Phrasing =
  | {type: "text" | "inlineCode"; value: string}
  | {type: "emphasis" | "strong" | "delete"; children: Phrasing[]}
  | {type: "link"; url: string; title?: string; children: Phrasing[]}
  | {type: "image"; url: string; alt: string; title?: string; width?: number; height?: number}
  | {type: "break"}
  | {type: "badge"; kind?: string; value: string}
  | {type: "math"; value: string; mathml: string}
  | {type: "element"; name: string; id?: string; title?: string; children: Phrasing[]};

const is = <T extends string>(type: T) => z.literal(type).describe("Type of the node");
const value = z.string().describe("Text");
const url = z.string().describe("URL, root-relative or absolute");
const inline = (): z.ZodType<Phrasing[]> => z.array(phrasing).describe("Inline content");
const tooltip = z.string().optional().describe("Tooltip");
const id = z.string().optional().describe("Fragment of the URL that leads here");

export const phrasing: z.ZodType<Phrasing> = z
  .lazy(() =>
    z.union([
      z.object({type: z.enum(["text", "inlineCode"]).describe("Type of the node"), value}),
      z.object({
        type: z.enum(["emphasis", "strong", "delete"]).describe("Type of the node"),
        children: inline(),
      }),
      z.object({type: is("link"), url, title: tooltip, children: inline()}),
      z.object({
        type: is("image"),
        url,
        alt: z.string().describe("Alternative text; empty for decoration"),
        title: tooltip,
        width: inUnit("CSS pixels", z.number()).optional().describe("Width"),
        height: inUnit("CSS pixels", z.number()).optional().describe("Height"),
      }),
      z.object({type: is("break")}),
      z.object({
        type: is("badge"),
        kind: z.string().optional().describe("Type of the badge, as set by the page"),
        value,
      }),
      z.object({
        type: is("math"),
        value,
        mathml: z.string().describe("The formula as MathML"),
      }),
      z.object({
        type: is("element"),
        name: z.string().describe("Name of the HTML element: `kbd`, `sub`, `mark`, …"),
        id,
        title: tooltip,
        children: inline(),
      }),
    ]),
  )
  .meta({id: "phrasing"}) as z.ZodType<Phrasing>;

/** Block content, using mdast types where they exist. */
export type Flow =
  | {type: "heading"; depth: number; id?: string; children: Phrasing[]}
  | {type: "paragraph"; children: Phrasing[]}
  | {
      type: "code";
      lang?: string;
      title?: string;
      value: string;
      marked?: number[];
      added?: number[];
      removed?: number[];
    }
  | {type: "blockquote"; children: Flow[]}
  | {type: "list"; ordered: boolean; start?: number; children: ListItem[]}
  | {type: "table"; caption?: Phrasing[]; children: TableRow[]}
  | {type: "thematicBreak"}
  | {type: "aside"; kind: string; title: Phrasing[]; children: Flow[]}
  | {type: "tabs"; sync?: string; children: Tab[]}
  | {type: "details"; open?: true; summary: Phrasing[]; children: Flow[]}
  | {type: "media"; name: "audio" | "video"; urls: string[]; children: Flow[]}
  | {type: "container"; name: string; id?: string; props?: Record<string, unknown>; children: Flow[]};
export interface ListItem {
  type: "listItem";
  checked?: boolean;
  children: Flow[];
}
export interface TableRow {
  type: "tableRow";
  children: TableCell[];
}
export interface TableCell {
  type: "tableCell";
  header?: true;
  align?: string;
  columns?: number;
  rows?: number;
  children: Flow[];
}
export interface Tab {
  type: "tab";
  title: string;
  children: Flow[];
}

const blocksWithin = (): z.ZodType<Flow[]> => z.array(flow).describe("Blocks within");
const lines = (what: string) =>
  z.array(inUnit("line number", z.int().positive())).optional().describe(`Numbers of ${what} lines`);

const listItem = z.object({
  type: is("listItem"),
  checked: z.boolean().optional().describe("State of the check box, if there is one"),
  children: z.lazy(blocksWithin).describe("Blocks within"),
});
const tableCell = z.object({
  type: is("tableCell"),
  header: z.literal(true).optional().describe("The cell is the header of its row or column"),
  align: z.string().optional().describe("Alignment: `left`, `center` or `right`"),
  columns: inUnit("columns", z.int()).optional().describe("Number of columns, if not 1"),
  rows: inUnit("rows", z.int()).optional().describe("Number of rows, if not 1"),
  children: z.lazy(blocksWithin).describe("Blocks within"),
});
const tableRow = z.object({
  type: is("tableRow"),
  children: z.array(tableCell).describe("Cells"),
});
const tab = z.object({
  type: is("tab"),
  title: z.string().describe("Title of the tab"),
  children: z.lazy(blocksWithin).describe("Blocks within"),
});

export const flow: z.ZodType<Flow> = z
  .lazy(() =>
    z.union([
      z.object({
        type: is("heading"),
        depth: headingLevel(6).describe("Level in the HTML, where the title of the page is level 1"),
        id,
        children: inline(),
      }),
      z.object({type: is("paragraph"), children: inline()}),
      z.object({
        type: is("code"),
        lang: z.string().optional().describe("Language; absent for plain text"),
        title: z.string().optional().describe("Title, usually a file name"),
        value,
        marked: lines("marked"),
        added: lines("added"),
        removed: lines("removed"),
      }),
      z.object({type: is("blockquote"), children: blocksWithin()}),
      z.object({
        type: is("list"),
        ordered: z.boolean().describe("Whether items are numbered"),
        start: inUnit("item number", z.int()).optional().describe("First number, if not 1"),
        children: z.array(listItem).describe("Items"),
      }),
      z.object({
        type: is("table"),
        caption: inline().optional().describe("Caption"),
        children: z.array(tableRow).describe("Rows, headers first"),
      }),
      z.object({type: is("thematicBreak")}),
      z.object({
        type: is("aside"),
        kind: z.string().describe("Kind: `note`, `tip`, `important`, `warning`, `caution` or `todo`"),
        title: inline().describe("Title"),
        children: blocksWithin(),
      }),
      z.object({
        type: is("tabs"),
        sync: z.string().optional().describe("Name shared by tabs that switch together"),
        children: z.array(tab).describe("Tabs"),
      }),
      z.object({
        type: is("details"),
        open: z.literal(true).optional().describe("Open at first"),
        summary: inline().describe("Text that is visible when folded"),
        children: blocksWithin(),
      }),
      z.object({
        type: is("media"),
        name: z.enum(["audio", "video"]).describe("Name of the HTML element"),
        urls: z.array(url).describe("Sources, preferred first"),
        children: blocksWithin(),
      }),
      z.object({
        type: is("container"),
        name: z
          .string()
          .describe(
            "A class or island of the HTML reference (`steps`, `card`), or the name of an HTML element",
          ),
        id,
        props: z.record(z.string(), z.unknown()).optional().describe("Properties of an island"),
        children: blocksWithin(),
      }),
    ]),
  )
  .meta({id: "flow"});

/** `data/blocks/<url>/index.json`: the body of a page as a tree, for front ends that do not use HTML. */
export const pageBlocks = artifact(
  "0.1.0",
  z.object({
    ...header("blocks"),
    url: pageUrl.describe("URL of the page, relative to `base`"),
    title: z.string().describe("Title of the page"),
    children: z.array(flow).describe("Blocks of the page"),
  }),
  "evolving",
);
export type PageBlocks = z.infer<typeof pageBlocks>;
