import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("MkDocs", {
  ...Object.fromEntries(
    ["properdocs.yml", "properdocs.yaml", "zensical.yml"].map(name => [
      name,
      {
        files: {[name]: "site_name: Mk\nnav: [b.md, a.md]\n", "docs/a.md": "", "docs/b.md": ""},
        config: {content: "docs", title: "Mk", sidebar: ["/b/", "/a/"], dialect: "mkdocs"},
      },
    ]),
  ),
  "MkDocs, with tags of Python": {
    files: {
      "mkdocs.yml": `site_name: Mk\nsite_url: https://x.org/mk/\nrepo_url: https://github.com/o/mk\nedit_uri: edit/main/docs/
markdown_extensions:\n  - pymdownx.emoji:\n      emoji_index: !!python/name:material.extensions.emoji.twemoji
plugins:\n  - search\n  - redirects:\n      redirect_maps:\n        old/page.md: guide/start.md#x\nnav:\n  - index.md\n  - Guide <sup class="new">New</sup>:\n    - 'Start &amp; <b>go</b>': guide/start.md\n    - Head: guide/start.md#x\n    - https://x.org\n`,
    },
    config: {
      content: "docs",
      title: "Mk",
      site: "https://x.org/mk/",
      repository: {owner: "o", name: "mk", branch: "main", folder: "docs"},
      redirects: {"/old/page/": "/guide/start/#x"},
      sidebar: [
        "/",
        {
          title: "Guide New",
          items: [
            {page: "/guide/start/", title: "Start & go"},
            {page: "/guide/start/#x", title: "Head"},
          ],
        },
      ],
      dialect: "mkdocs",
    },
  },
  "MkDocs, with menus in folders": {
    files: {
      "mkdocs.yml": "site_name: Mk\nplugins:\n  search: {}\n  awesome-nav: {}\n",
      "docs/index.md": "",
      "docs/.nav.yml":
        "nav:\n- Start: index.md\n- guide\n- Names: [b-c/two.md, b-c/gone.md]\n- ..\n- .\n- b-c\n- https://x.org\n- '*'\n",
      "docs/guide/.nav.yml": "title: The guide\nnav: [z.md, ../index.md, './guide/x.md', 'a*']\n",
      "docs/guide/a.md": "",
      "docs/guide/x.md": "",
      "docs/guide/z.md": "",
      "docs/b-c/one.md": "",
      "docs/b-c/README.md": "",
      "docs/b-c/two.md": "",
      "docs/hidden/.nav.yml": "hide: true\n",
      "docs/more/.nav.yml": "nav: [{Ways: ['way-*.md']}, '/.', '//.', b//, {Rest: ['*']}, '*']\n",
      "docs/more/way-b.md": "",
      "docs/more/way-a.md": "",
      "docs/more/b/.nav.yml": "nav:\n",
      "docs/more/b/a.md": "",
      "docs/more/c.md": "",
      "docs/hidden/a.md": "",
      "docs/last.md": "",
    },
    config: {
      content: "docs",
      title: "Mk",
      sidebar: [
        {page: "/", title: "Start"},
        {title: "The guide", items: ["/guide/z/", "/guide/x/", "/guide/a/"]},
        {
          title: "Names",
          items: ["/b-c/two/", "/b-c/gone/"],
        },
        {title: "B c", items: ["/b-c/", "/b-c/one/", "/b-c/two/"]},
        "/last/",
        {
          title: "More",
          items: [
            {title: "Ways", items: ["/more/way-a/", "/more/way-b/"]},
            {title: "B", items: ["/more/b/a/"]},
            {title: "Rest", items: ["/more/c/"]},
          ],
        },
      ],
      dialect: "mkdocs",
    },
  },
  Zensical: {
    files: {
      "zensical.toml": `[project]
site_name = "Zen"
site_url = "https://x.org/zen/"
repo_url = "https://github.com/o/zen"
edit_uri = "edit/main/docs/"
nav = [{"Home" = "index.md"}, {"Guide" = ["guide/a.md", {"Out" = "https://x.org"}]}]
[project.theme]
language = "de"
[[project.extra.social]]
icon = "fontawesome/brands/mastodon"
link = "https://m.example.org/@x"
[project.plugins.redirects.redirect_maps]
"old.md" = "guide/a.md"
`,
      "docs/index.md": "# Home",
      "docs/guide/a.md": "# A",
    },
    config: {
      dialect: "mkdocs",
      content: "docs",
      title: "Zen",
      lang: "de",
      site: "https://x.org/zen/",
      repository: {owner: "o", name: "zen", branch: "main", folder: "docs"},
      sidebar: [
        {page: "/", title: "Home"},
        {title: "Guide", items: ["/guide/a/"]},
      ],
      redirects: {"/old/": "/guide/a/"},
      social: [{icon: "fontawesome/brands/mastodon", url: "https://m.example.org/@x"}],
    },
  },
  "MkDocs, with several configs that inherit from one": {
    files: {
      "mkdocs-common.yml": "site_name: Common\n",
      "mkdocs-nav.yml": "nav: [index.md]\n",
      "mkdocs-offline.yml": "INHERIT: mkdocs-common.yml\nsite_dir: off\n",
      "mkdocs-online.yml": "INHERIT: mkdocs-common.yml\nsite_url: https://x.org/\n",
      "docs/index.md": "# Home",
    },
    config: {dialect: "mkdocs", content: "docs", title: "Common", site: "https://x.org/"},
  },
  "MkDocs, with a config above, values of the environment, excluded files and a blog": {
    files: {
      "mkdocs.yml":
        "INHERIT: base/mkdocs.yml\nsite_name: Tool\nsite_url: !ENV SITE\ntheme:\n  language: de\nexclude_docs: |\n  # drafts\n  /drafts/\n  *.tmp.md\nplugins: [material/blog]\nmarkdown_extensions:\n- x:\n    y: !!python/name:z.y\n",
      "base/mkdocs.yml":
        "site_name: Base\nsite_description: !ENV [DESCRIPTION, Of all]\ntheme:\n  name: material\n  language: en\n  logo: a.svg\n",
      "docs/index.md": "# Home",
    },
    config: {
      dialect: "mkdocs",
      content: "docs",
      title: "Tool",
      description: "Of all",
      lang: "de",
      logo: "a.svg",
      exclude: ["drafts/**", "**/*.tmp.md"],
      permalinks: {"blog/posts": "/blog/:year/:month/:day/:slug/"},
      known: ["/blog/archive/*", "/blog/author/*", "/blog/category/*", "/blog/page/*"],
    },
  },
});
