import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("mdBook", {
  "mdBook, with parts and chapters within chapters": {
    files: {
      "book.toml":
        '[book]\ntitle = "Book"\nlanguage = "en"\n[output.html]\nsite-url = "/book/"\nedit-url-template = "https://github.com/o/n/edit/main/book/{path}"\n[output.html.redirect]\n"/a/old.html" = "../one.html#x"\n"/one.html#y" = "two.html"\n[output.pandoc.profile.pdf]\noutput-file = "book.pdf"\n[output.tasks]\noutput-directory = "./tasks"\n',
      "src/SUMMARY.md":
        "# Summary\n\n[Preface](preface.md)\n\n# Part\n\n- [One](one.md)\n    - [Two](one/two.md)\n    - [Part of one](one.md#part)\n- [Draft]()\n    - [Below](one.md#below)\n- [Later]()\n",
      "src/preface.md": "# Preface",
      "src/one.md": "# One",
      "src/one/two.md": "# Two",
      "src/part (1).md": "Drawn in by others.",
    },
    config: {
      dialect: "mdbook",
      redirects: {"/a/old/": "/one/#x", "/preface/": "/"},
      // The first chapter is the home page.
      rewrites: {"preface.md": "index.md"},
      content: "src",
      exclude: ["SUMMARY.md", "part \\(1\\).md"],
      title: "Book",
      lang: "en",
      base: "/book/",
      repository: {owner: "o", name: "n", branch: "main", folder: "book/src"},
      known: ["/book.pdf", "/tasks"],
      sidebar: [
        {page: "/preface/", title: "Preface"},
        {
          title: "Part",
          items: [
            {
              title: "One",
              items: [
                {page: "/one/two/", title: "Two"},
                {page: "/one/#part", title: "Part of one"},
              ],
              page: "/one/",
            },
            {title: "Draft", items: [{page: "/one/#below", title: "Below"}]},
            {title: "Later"},
          ],
        },
      ],
    },
  },
  "mdBook, with a home page": {
    files: {
      "book.toml": "[book]\n",
      "src/SUMMARY.md": "- [One](one.md)\n- [Home](README.md)\n",
      "src/one.md": "# One",
      "src/README.md": "# Home",
    },
    config: {
      dialect: "mdbook",
      content: "src",
      exclude: ["SUMMARY.md"],
      sidebar: [
        {page: "/one/", title: "One"},
        {page: "/", title: "Home"},
      ],
    },
  },
});
