import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("Starlight", {
  "Starlight, whose config is the argument of a call": {
    files: {
      "astro.config.mjs": `
        import {defineConfig} from 'astro/config';
        import starlight from '@astrojs/starlight';
        const locales = {root: {label: 'English', lang: 'en'}, fr: {label: 'Français'}};
        export default defineConfig({site: 'https://x.org', markdown: {shikiConfig: {langAlias: {block: 'txt', own}}}, redirects: {'/a': '/b', '/c': {status: 302, destination: '/d'}, '/e/[x]': '/f/[x]'}, integrations: [other(), starlight({title: 'Star', logo: {src: './src/logo.svg', replacesTitle: true}, locales, expressiveCode: {shiki: {langAlias: {grit: 'js'}}},
          sidebar: ['intro', {label: 'Guides', autogenerate: {directory: 'guides'}}, {label: 'Ref', items: [{label: 'A', slug: 'ref/a'}, {label: 'Chat', link: 'https://x.org', badge: 'New', attrs: {target: '_blank'}}]}]})]});`,
      "src/pages/index.astro": "",
      "src/pages/play.astro": "",
      "src/pages/_draft.astro": "",
      "src/pages/[...slug].astro": "",
      "src/pages/team/index.astro": "",
      "src/pages/team/[name].astro": "",
      "src/pages/feed.xml.ts": "",
      "src/pages/team/card.css": "",
      "public/favicon.svg": "<svg/>",
    },
    config: {
      content: "src/content/docs",
      title: "Star",
      logo: {light: "./src/logo.svg", dark: "./src/logo.svg", alone: true},
      lang: "en",
      site: "https://x.org",
      icon: "/favicon.svg",
      redirects: {"/a": "/b", "/c": {to: "/d", status: 302}},
      codeLanguages: {block: "text", grit: "js"},
      known: ["/feed.xml", "/play", "/team/", "/team/*"],
      sidebar: [
        "/intro/",
        {folder: "guides", title: "Guides", open: true},
        {
          title: "Ref",
          items: [
            {page: "/ref/a/", title: "A"},
            {link: "https://x.org", title: "Chat"},
          ],
        },
      ],
      dialect: "starlight",
    },
  },
  "Starlight, with languages whose folders have other spellings": {
    files: {
      "astro.config.mjs":
        "import starlight from '@astrojs/starlight'; export default {integrations: [starlight({title: 'Star', defaultLocale: 'root', locales: {root: {lang: 'en'}, 'zh-cn': {lang: 'zh-CN'}, 'pt-BR': {}, fr: {}}})]};",
      "src/content/docs/index.md": "",
      "src/content/docs/zh-CN/index.md": "",
      "src/content/docs/pt-BR/index.md": "",
      "src/content/docs/fr/index.md": "",
    },
    config: {
      content: "src/content/docs",
      title: "Star",
      lang: "en",
      locales: [
        {lang: "en"},
        {lang: "zh-CN", path: "zh-cn", content: "src/content/docs/zh-CN"},
        {lang: "pt-BR", path: "pt-br", content: "src/content/docs/pt-BR"},
        {lang: "fr"},
      ],
      sidebar: [{folder: ""}],
      dialect: "starlight",
    },
  },
  "Starlight, with a default language whose folder has another spelling": {
    files: {
      "astro.config.mjs":
        "import starlight from '@astrojs/starlight'; export default {integrations: [starlight({title: 'Star', editLink: {baseUrl: 'https://github.com/a/b/edit/main/'}, sidebar: ['a'], locales: {'pt-br': {lang: 'pt-BR'}}})]};",
      "src/content/docs/pt-BR/index.md": "",
    },
    config: {
      content: "src/content/docs/pt-BR",
      prefix: "pt-br",
      title: "Star",
      lang: "pt-BR",
      repository: {owner: "a", name: "b", branch: "main", folder: "src/content/docs/pt-BR"},
      sidebar: ["/pt-br/a/"],
      dialect: "starlight",
    },
  },
});
