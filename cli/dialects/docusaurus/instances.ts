import {list, record, text} from "../toolkit/static-config/values.ts";

/** A plug-in for pages: its folder, relative to the config, and the urls below which they stand. */
export interface Instance {
  path: string;
  /** With a slash at both ends. */
  at: string;
  options: Record<string, unknown>;
}

/** The plug-ins for pages that a config sets up: by the classic preset, or each on its own. */
export function instancesIn(config: Record<string, unknown>): {
  /** The documentation that the site is about; null where it is a blog alone. */
  docs: Instance | null;
  otherDocs: Instance[];
  blogs: Instance[];
  /** Pages that stand for themselves. */
  pages: Instance | null;
} {
  const preset = list(config.presets)
    .map(list)
    .find(([name]) => /classic/.test(String(name)));
  const options = record(preset?.[1]);
  const others = (kind: string): Instance[] =>
    list(config.plugins)
      .map(plugin => (typeof plugin === "string" ? [plugin] : list(plugin)))
      .filter(([plugin]) =>
        [`content-${kind}`, `@docusaurus/plugin-content-${kind}`].includes(String(plugin)),
      )
      .flatMap(([, given]) => instance(given, kind));
  const all = [...instance(options.docs, "docs"), ...others("docs")];
  const blogs = [...instance(options.blog, "blog"), ...others("blog")];
  const [pages] = [...instance(options.pages, "src/pages", ""), ...others("pages")];
  const usual = all[0] ?? (options.docs === false && blogs.length > 0 ? null : instance({}, "docs")[0]);
  return {docs: usual ?? null, otherDocs: all.slice(1), blogs, pages: pages ?? null};
}

/** A plug-in with its defaults; nothing where it is switched off. */
function instance(options: unknown, folder: string, route = folder): Instance[] {
  if (options === false) return [];
  const given = record(options);
  const at = (typeof given.routeBasePath === "string" ? given.routeBasePath : route).replace(
    /^\/+|(?<!\/)\/+$/g,
    "",
  );
  return [
    {
      path: (text(given.path) ?? folder).replace(/^\.\/|\/$/g, ""),
      at: at === "" ? "/" : `/${at}/`,
      options: given,
    },
  ];
}
