import {join} from "node:path";
import type {Detect} from "../define.ts";
import {nextContent} from "../nextjs/next-content.ts";
import {holds, onlyIf, scriptFile, textOf} from "../toolkit/config-file.ts";

const nextConfig = scriptFile("next.config");

/** Detects a Next.js project whose pages are Markdoc: https://markdoc.dev/docs/nextjs */
export const detectNextMarkdoc: Detect = onlyIf(
  folder => nextContent(folder) !== undefined && (holds("markdoc")(folder) || usesPlugin(folder)),
  nextConfig,
);

const usesPlugin = (folder: string): boolean =>
  [join(folder, "package.json"), nextConfig(folder) ?? ""].some(file =>
    textOf(file).includes("@markdoc/next.js"),
  );
