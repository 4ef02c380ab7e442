import {existsSync} from "node:fs";
import {join} from "node:path";
import {readText} from "../read-file.ts";
import type {Reader} from "../reader.ts";
import {defined, text} from "../values.ts";
import {chapters} from "./summary.ts";

/** `index.html` with `$docsify`, `_sidebar.md` and `_navbar.md`: https://docsify.js.org/#/configuration */
export const readDocsify: Reader = ({folder, file, files}) => {
  const page = readText(file, files);
  const setting = (name: string): string | undefined =>
    text(new RegExp(`\\b${name}\\s*:\\s*(?:"([^"]*)"|'([^']*)')`).exec(page)?.slice(1).find(Boolean));
  const sidebar = existsSync(join(folder, "_sidebar.md"))
    ? chapters(readText(join(folder, "_sidebar.md"), files))
    : [];
  const repository = /^(?:https:\/\/github\.com\/)?([\w.-]+)\/([\w.-]+)$/.exec(setting("repo") ?? "");
  return defined({
    content: folder,
    exclude: ["_sidebar.md", "_navbar.md", "_coverpage.md", "_404.md", "**/_sidebar.md", "**/_navbar.md"],
    title: setting("name") ?? text(/<title>([^<]*)<\/title>/i.exec(page)?.[1]),
    description: text(/<meta\s+name="description"\s+content="([^"]*)"/i.exec(page)?.[1]),
    social: repository
      ? [{icon: "github", url: `https://github.com/${repository[1]}/${repository[2]}`}]
      : undefined,
    sidebar: sidebar.length > 0 ? sidebar : undefined,
  });
};
