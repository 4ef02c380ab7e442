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
  "Next.js, with manifests of versions that list READMEs": {
    files: {
      "next.config.js": "module.exports = {};",
      "content/docs/manifest.json":
        '{"routes": [{"title": "Tool", "routes": [{"title": "Start", "path": "/docs/README.md"}, {"title": "More", "routes": [{"title": "Intro", "path": "/docs/b/README.md"}, {"title": "C", "path": "/docs/b/c.md"}]}]}]}',
      "content/docs/README.md": "# A",
      "content/docs/b/README.md": "# B",
      "content/docs/b/c.md": "# C",
      "content/v1-docs/manifest.json": '{"routes": [{"title": "Start", "path": "/v1-docs/a.md"}]}',
      "content/v1-docs/a.md": "# A",
      "content/blog/manifest.json": '{"name": "App", "icons": []}',
    },
    config: {
      content: "content",
      readmes: true,
      sidebar: {
        "/docs/": [
          {
            title: "Tool",
            items: [
              {page: "/docs/", title: "Start"},
              {
                title: "More",
                items: [
                  {page: "/docs/b/", title: "Intro"},
                  {page: "/docs/b/c/", title: "C"},
                ],
              },
            ],
          },
        ],
        "/v1-docs/": [{page: "/v1-docs/a/", title: "Start"}],
      },
      dialect: "nextjs",
    },
  },
  ...Object.fromEntries(
    [
      ["returned by a method", "export default nextra({latex: true})({async redirects() { return LIST }});"],
      [
        "returned by a function",
        "const wrap = nextra({});\nconst c = wrap({redirects: () => LIST});\nexport default c;",
      ],
      ["in a list", "module.exports = {redirects: LIST};"],
    ].map(([name, text = ""]) => [
      `redirects ${name}`,
      {
        files: {
          "next.config.ts": text.replace(
            "LIST",
            "[{source: '/old/:slug(a|b)', destination: '/new/:slug', permanent: true}, {source: '/x', destination: '/y', has: []}]",
          ),
          "content/index.mdx": "# Home",
        },
        config: {
          content: "content",
          redirects: {"/old/a": {to: "/new/a", status: 308}, "/old/b": {to: "/new/b", status: 308}},
          dialect: "nextjs",
        },
      },
    ]),
  ),
});
