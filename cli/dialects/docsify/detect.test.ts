import {itDetects} from "#fixtures/support/detect-files.ts";

/** Files with the layout around pages in Docsify. */
const DOCSIFY = ["_sidebar", "_navbar", "_coverpage", "_404"].flatMap(name => [
  `${name}.md`,
  `**/${name}.md`,
]);

itDetects("Docsify", {
  "Docsify, with a sidebar": {
    files: {
      "docs/index.html":
        "<title>Tool</title><script>window.$docsify = {name: 'My tool', repo: 'o/tool'}</script><script src='//cdn.example.org/docsify.min.js'></script>",
      "docs/_sidebar.md": "- [Home](/)\n- Guide\n  - [Start](start.md)\n",
    },
    config: {
      dialect: "docsify",
      content: "docs",
      exclude: DOCSIFY,
      title: "My tool",
      social: [{icon: "github", url: "https://github.com/o/tool"}],
      sidebar: [
        {page: "/", title: "Home"},
        {title: "Guide", items: [{page: "/start/", title: "Start"}]},
      ],
    },
  },
  "Docsify, with sidebars of folders and aliases": {
    files: {
      "index.html":
        "<title>Tool</title><script>window.$docsify = {loadSidebar: true, alias: {'/.*/_sidebar.md': '/_sidebar.md', '/changelog': 'https://e.org/a.md', '.*?/more': 'https://e.org/b.md', '/de/(.*)': 'https://e.org/$1'}}</script>",
      "_sidebar.md": "- [Home](/)\n",
      "guide/_sidebar.md": "- [Start](/guide/start.md)\n",
      "empty/_sidebar.md": "",
      "de/_coverpage.md": "# A",
    },
    config: {
      dialect: "docsify",
      content: ".",
      exclude: DOCSIFY,
      title: "Tool",
      known: ["/changelog", "*/more*"],
      redirects: {"/changelog": "https://e.org/a.md", "/more": "https://e.org/b.md"},
      sidebar: {"/": [{page: "/", title: "Home"}], "/guide/": [{page: "/guide/start/", title: "Start"}]},
    },
  },
});
