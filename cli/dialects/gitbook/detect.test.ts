import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("GitBook", {
  "GitBook, with parts and redirects": {
    files: {
      ".gitbook.yaml": "root: ./docs/\nredirects:\n  old: new/page.md\n",
      "docs/README.md": "# Home",
      "docs/SUMMARY.md":
        "# Table of contents\n\n* [Home](README.md)\n\n## Part\n\n* [One](one.md)\n  * [Two](one/two.md)\n* [Out](https://example.org)\n",
    },
    config: {
      dialect: "gitbook",
      content: "docs",
      exclude: ["SUMMARY.md", ".gitbook/**", "node_modules/**", "_book/**"],
      redirects: {"/old/": "/new/page/"},
      sidebar: [
        {page: "/", title: "Home"},
        {
          title: "Part",
          items: [{title: "One", items: [{page: "/one/two/", title: "Two"}], page: "/one/"}],
        },
      ],
      variables: {book: {}, space: {vars: {}}},
    },
  },
  "GitBook with a table of contents per space": {
    files: {
      ".gitbook.yaml": "",
      "guides/SUMMARY.md": "* [Home](README.md)\n\n## Part\n\n* [One](one.md)\n  * [Two](one/two.md)\n",
      "help/SUMMARY.md": "* [Help](README.md)\n",
      "other/README.md": "# Other",
    },
    config: {
      dialect: "gitbook",
      content: ".",
      exclude: [
        "SUMMARY.md",
        "guides/SUMMARY.md",
        "help/SUMMARY.md",
        ".gitbook/**",
        "node_modules/**",
        "_book/**",
      ],
      sidebar: {
        "/guides/": [
          {page: "/guides/", title: "Home"},
          {
            title: "Part",
            items: [{title: "One", items: [{page: "/guides/one/two/", title: "Two"}], page: "/guides/one/"}],
          },
        ],
        "/help/": [{page: "/help/", title: "Help"}],
      },
      variables: {book: {}, space: {vars: {}}},
    },
  },
});
