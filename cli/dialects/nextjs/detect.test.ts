import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("Next.js", {
  "Next.js, with sidebars as JSON": {
    files: {
      "next.config.mjs": "export default {basePath: '/docs'};",
      "src/content/index.md": "# Home",
      "src/sidebarB.json":
        '{"path": "/ref/x", "routes": [{"title": "X", "path": "/ref/x"}, {"title": "Y", "path": "/ref/y"}]}',
      "src/sidebarA.json": `{"path": "/learn", "routes": [{"hasSectionHeader": true, "sectionHeader": "START@{{version}}"},
        {"title": "Quick", "path": "/learn", "routes": [{"title": "Far", "path": "/learn/far"}]}, {"title": "Out", "path": "https://x.org"}]}`,
      "src/sidebarHome.json":
        '{"path": "/", "routes": [{"title": "Y", "path": "/ref/y"}, {"title": "Q", "path": "/learn"}]}',
      "src/pages/errors/[code].tsx": "",
      "src/pages/errors/index.tsx": "",
      "src/pages/[[...path]].js": "",
      "src/pages/_app.tsx": "",
    },
    config: {
      content: "src/content",
      base: "/docs/",
      known: ["/errors", "/errors/*"],
      sidebar: {
        "/ref/": [
          {page: "/ref/x/", title: "X"},
          {page: "/ref/y/", title: "Y"},
        ],
        "/learn/": [
          {
            title: "START",
            items: [{title: "Quick", items: [{page: "/learn/far/", title: "Far"}], page: "/learn/"}],
          },
        ],
        "/": [
          {page: "/ref/y/", title: "Y"},
          {page: "/learn/", title: "Q"},
        ],
      },
      dialect: "nextjs",
    },
  },
});
