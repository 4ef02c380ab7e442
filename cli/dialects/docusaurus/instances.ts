import {list, record, text} from "../toolkit/static-config/values.ts";

/** Page plug-in: its folder, relative to the config, and the URL prefix of its pages. */
export interface Instance {
  path: string;
  /** URL prefix with slashes at both ends. */
  at: string;
  options: Record<string, unknown>;
}

/** Returns the page plug-ins in a config: from the classic preset, and from the list of plug-ins. */
export function instancesIn(config: Record<string, unknown>): {
  /** Main documentation; `null` if the site is only a blog. */
  docs: Instance | null;
  otherDocs: Instance[];
  blogs: Instance[];
  /** Standalone pages. */
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

/** Returns a plug-in with its defaults, or nothing if it is disabled. */
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
