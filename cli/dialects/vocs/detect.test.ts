import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("Vocs", {
  "Vocs, with an imported sidebar": {
    files: {
      "vocs.config.ts":
        'import {defineConfig} from "vocs/config";\nimport {sidebar} from "./sidebar";\n\nexport default defineConfig({\n  title: "Book",\n  description: "About",\n  baseUrl: "https://x.example",\n  rootDir: ".",\n  sidebar,\n  editLink: {link: "https://github.com/o/n/edit/main/src/pages/:path", text: "Edit"},\n  topNav: [{text: "Docs", link: "/start"}],\n  redirects: [{source: "/old", destination: "/start"}],\n});\n',
      "sidebar.ts":
        'export const sidebar = {"/": [{text: "Guide", items: [{text: "Start", link: "/start"}, {text: "Deep", link: "/deep/one"}]}]};\n',
      "src/pages/index.mdx": "# Book",
      "public/a.txt": "A",
      "src/pages/start.mdx": "# Start",
      "src/pages/deep/one.mdx": "# One",
    },
    config: {
      dialect: "vocs",
      content: "src/pages",
      title: "Book",
      description: "About",
      site: "https://x.example",
      public: ["public"],
      repository: {owner: "o", name: "n", branch: "main", folder: "src/pages"},
      redirects: {"/old": "/start"},
      navigation: [{title: "Docs", url: "/start/"}],
      sidebar: {
        "/": [
          {
            title: "Guide",
            items: [
              {page: "/start/", title: "Start"},
              {page: "/deep/one/", title: "Deep"},
            ],
          },
        ],
      },
    },
  },
});
