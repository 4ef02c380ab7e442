import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {isNextContent} from "../nextjs/next-content.ts";
import {siteLinks} from "../toolkit/settings/site-links.ts";
import {readManifest} from "../toolkit/static-config/manifest.ts";
import {defined, titleOf} from "../toolkit/static-config/values.ts";
import {numberedContent} from "./numbered-content.ts";

/** Reads settings for folders of numbered pages whose site is built by a program elsewhere. */
export const settings: ReadSettings = ({folder, files}) => {
  const name = numberedContent(folder);
  if (name === undefined) return null;
  const content = join(folder, name);
  const manifest = readManifest(folder, files);
  return defined({
    content,
    title: titleOf(manifest),
    numberPrefixes: true,
    dialect: isNextContent(content) ? ("nextjs" as const) : undefined,
    ...siteLinks(content, files),
  });
};
