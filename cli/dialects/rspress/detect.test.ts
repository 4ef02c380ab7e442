import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("Rspress", {
  "Rspress, with a folder for each language": {
    files: {
      "rspress.config.ts": `import path from 'node:path'; import {defineConfig} from 'rspress/config';
        export default defineConfig({root: path.join(__dirname, 'docs'), lang: 'en', title: 'Rs', icon: '/rs.png'});`,
      "docs/en/_nav.json": '[{"text": "Guide", "link": "/guide/start"}]',
    },
    config: {
      content: "docs/en",
      exclude: [],
      title: "Rs",
      lang: "en",
      icon: "/rs.png",
      public: ["docs/public"],
      navigation: [{title: "Guide", url: "/guide/start/"}],
      dialect: "rspress",
    },
  },
});
