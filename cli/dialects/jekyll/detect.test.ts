import {itDetects} from "#fixtures/support/detect-files.ts";

/** Folders of a Jekyll project that contain no pages. */
const JEKYLL = ["_includes", "_layouts", "_data", "_site", "_sass", "_drafts", "vendor", "node_modules"].map(
  name => `${name}/**`,
);

itDetects("Jekyll", {
  "Jekyll, with posts, permalinks of folders and a data file for the sidebar": {
    files: {
      "_config.yml":
        "title: Tool\npermalink: /:year/:title.html\ndefaults:\n- scope: {path: help}\n  values: {permalink: '/h/:name/'}\n- scope: {path: ''}\n  values: {layout: page}\n",
      "_posts/2026-01-02-a.markdown": "# A",
      "_data/navigation.yml":
        "main:\n- {title: Home, url: /}\ndocs:\n- title: Start\n  children:\n  - {title: Install, url: /install/}\n  - {title: Elsewhere, url: 'https://example.org'}\n",
    },
    config: {
      dialect: "jekyll",
      content: ".",
      title: "Tool",
      exclude: [...JEKYLL, "_posts/**"],
      variables: {site: {title: "Tool", permalink: "/:year/:title.html"}},
      folders: {posts: "_posts"},
      permalinks: {posts: "/:year/:name", help: "/h/:name/"},
      sidebar: [{title: "Start", items: [{page: "/install/", title: "Install"}]}],
    },
  },
  "Jekyll, with the pages of just-the-docs below each other": {
    files: {
      "_config.yml": "title: Tool\nremote_theme: just-the-docs/just-the-docs\n",
      "index.md": "---\ntitle: Home\nnav_order: 1\n---",
      "z.md": "---\ntitle: Last\n---",
      "b.md": "---\ntitle: Guide\nnav_order: 2\nhas_children: true\n---",
      "b/two.md": "---\ntitle: Two\nparent: Guide\nnav_order: 10\n---",
      "b/one.md": "---\ntitle: One\nparent: Guide\nnav_order: 9\n---",
      "b/in.md": "---\ntitle: In\nparent: One\ngrand_parent: Guide\n---",
      "b/hidden.md": "---\ntitle: Hidden\nparent: Guide\nnav_exclude: true\n---",
    },
    config: {
      dialect: "jekyll",
      content: ".",
      title: "Tool",
      exclude: JEKYLL,
      variables: {site: {title: "Tool", remote_theme: "just-the-docs/just-the-docs"}},
      sidebar: [
        {page: "index.md", title: "Home"},
        {
          title: "Guide",
          page: "b.md",
          items: [
            {title: "One", page: "b/one.md", items: [{page: "b/in.md", title: "In"}]},
            {page: "b/two.md", title: "Two"},
          ],
        },
        {page: "z.md", title: "Last"},
      ],
    },
  },
  "Jekyll, with a collection": {
    files: {
      "docs/_config.yml":
        "title: Tool\nurl: https://example.org\nbaseurl: /tool\ncollections:\n  guides:\n    output: true\n    permalink: /:collection/:path:output_ext\nexclude: [drafts/]\nplugins: [jekyll-seo-tag]\n",
      "docs/_guides/a.md": "# A",
    },
    config: {
      dialect: "jekyll",
      content: "docs",
      folders: {guides: "docs/_guides"},
      permalinks: {guides: "/:section/:path"},
      exclude: [...JEKYLL, ...["_guides/**", "drafts"]],
      title: "Tool",
      base: "/tool/",
      site: "https://example.org",
      variables: {site: {title: "Tool", url: "https://example.org/tool", baseurl: ""}},
    },
  },
  "Jekyll, with pages that are written in HTML": {
    files: {
      "_config.yml": "title: Tool\n",
      "news.html": "---\nlayout: news\n---\n<p>a</p>",
      "pages/team.html": "---\npermalink: /team/\n---\n",
      "pages/help.html": "---\npermalink: /help/index.html\nredirect_to: https://example.org\n---\n",
      "more/index.html": "---\r\n---\r\n",
      "plain.html": "<p>\n---\n</p>",
      "_layouts/news.html": "---\nlayout: default\n---\n",
    },
    config: {
      dialect: "jekyll",
      content: ".",
      title: "Tool",
      exclude: JEKYLL,
      known: ["/help/index.html", "/more/", "/news", "/team/"],
      variables: {site: {title: "Tool"}},
    },
  },
});
