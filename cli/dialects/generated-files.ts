import {readFileSync} from "node:fs";
import {join} from "node:path";
import {TOOLS} from "./index.ts";

/** Returns the files that contain the list of tools, with their expected text. */
export function generatedFiles(): {file: string; text: string}[] {
  const readme = join(import.meta.dirname, "README.md");
  const names = TOOLS.map(({name}) => `  "${name}",\n`).join("");
  return [
    {
      file: join(import.meta.dirname, "../../schemas/settings/dialects.ts"),
      text: `/** Documentation tools by name, generated from the list in \`cli/dialects/index.ts\` by \`npm run schemas\`. */
export const DIALECTS = [
${names}] as const;
export type DialectName = (typeof DIALECTS)[number];
`,
    },
    {file: readme, text: readFileSync(readme, "utf8").replace(TABLE, `$1${rows()}$2`)},
  ];
}

const TABLE = /(\| Dialect \|[^\n]*\n\|[ \-|]*\n)[\s\S]*?(\n\n)/;

const rows = (): string =>
  TOOLS.map(
    ({name, docs: [url], detectedBy, understands}) =>
      `| [\`${name}\`](${url}) | ${detectedBy} | ${understands} |`,
  ).join("\n");
