import {join} from "node:path";
import {artifactsPage} from "./artifacts-page.ts";
import {cliPage} from "./cli-page.ts";
import {configPage} from "./config-page.ts";
import {diagnosticsPage} from "./diagnostics-page.ts";
import {elementsPage} from "./elements-page.ts";
import {htmlPage} from "./html-page.ts";

/** Folder of the generated pages. */
export const REFERENCE = join(import.meta.dirname, "../../docs/content/reference");

/** Generates every page of the reference from its source. */
export const referencePages = (): {file: string; text: string}[] => [
  {file: "artifacts.md", text: artifactsPage()},
  {file: "cli.md", text: cliPage()},
  {file: "config.md", text: configPage()},
  {file: "diagnostics.md", text: diagnosticsPage()},
  {file: "elements.md", text: elementsPage()},
  {file: "html.md", text: htmlPage()},
];
