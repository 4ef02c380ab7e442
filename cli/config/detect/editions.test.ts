import {mkdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {EditionsDocument} from "#schemas/manifest.ts";
import {detectProject} from "./detect.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;

/** Projects, the expected languages and versions, and the URLs of their pages. */
const PROJECTS: Record<string, {files: Record<string, string>; config: object; urls: string[]}> = {
  "VitePress, whose root is a language": {
    files: {
      "docs/.vitepress/config/index.ts": `
        import {defineConfig} from 'vitepress'
        import {shared} from './shared'
        import {zh} from './zh'
        export default defineConfig({...shared, locales: {
          root: {label: 'English', lang: 'en-US', themeConfig: {nav: [{text: 'Guide', link: '/guide/'}], sidebar: {'/guide/': [{text: 'Start', link: '/guide/'}]}}},
          zh: {label: '中文', lang: 'zh-CN', ...zh}, fr: {label: 'Français', link: 'https://fr.x.org/'}}})`,
      "docs/.vitepress/config/shared.ts": `
        import {defineConfig} from 'vitepress'
        export const shared = defineConfig({title: 'V', lastUpdated: true})`,
      "docs/.vitepress/config/zh.ts": `
        import {defineAdditionalConfig} from 'vitepress'
        export const zh = defineAdditionalConfig({title: '维', description: '描述', themeConfig: {
          nav: [{text: '指南', link: '/zh/guide/', activeMatch: '/zh/guide/'}],
          sidebar: {'/zh/guide/': {base: '/zh/guide/', items: [{text: '开始', link: '/'}]}}}})`,
      "docs/index.md": page("Home"),
      "docs/guide/index.md": page("Guide"),
      "docs/zh/guide/index.md": page("指南"),
    },
    config: {
      content: "docs",
      lang: "en-US",
      navigation: [{title: "Guide", url: "/guide/"}],
      locales: [
        {lang: "en-US", label: "English"},
        {
          lang: "zh-CN",
          label: "中文",
          path: "zh",
          title: "维",
          description: "描述",
          navigation: [{title: "指南", url: "/guide/", activeFor: ["/guide/"]}],
          sidebar: {"/guide/": [{page: "/guide/", title: "开始"}]},
        },
        {lang: "fr", url: "https://fr.x.org/"},
      ],
    },
    urls: ["/", "/guide/", "/zh/", "/zh/guide/"],
  },
  "VitePress, all of whose languages have a folder": {
    files: {
      "docs/.vitepress/config.ts": `export default {title: 'V', rewrites: {'en/:rest*': ':rest*'}, locales: {
        root: {label: 'English'}, ko: {label: '한국어', themeConfig: {nav: [{text: '가이드', link: '/ko/guide/'}]}}}}`,
      "docs/en/guide/index.md": page("Guide"),
      "docs/ko/guide/index.md": page("가이드"),
    },
    config: {
      content: "docs/en",
      public: ["docs/public"],
      locales: [
        {lang: "en"},
        {lang: "ko", content: "docs/ko", navigation: [{title: "가이드", url: "/guide/"}]},
      ],
    },
    urls: ["/guide/", "/ko/guide/"],
  },
  "Starlight, whose root is a language": {
    files: {
      "astro.config.mjs": `export default defineConfig({integrations: [starlight({title: {en: 'S', 'pt-BR': 'P'},
        locales: {root: {label: 'English', lang: 'en'}, 'pt-br': {label: 'Português do Brasil', lang: 'pt-BR'}, ko: {label: '한국어'}},
        sidebar: [{label: 'Start', translations: {'pt-BR': 'Início'}, items: ['intro']}]})]});`,
      "src/content/docs/index.mdx": page("Home"),
      "src/content/docs/intro.md": page("Intro"),
      "src/content/docs/pt-br/intro.md": page("Introdução"),
    },
    config: {
      content: "src/content/docs",
      lang: "en",
      title: "S",
      sidebar: [{title: "Start", items: ["/intro/"]}],
      locales: [
        {lang: "en"},
        {
          lang: "pt-BR",
          label: "Português do Brasil",
          path: "pt-br",
          title: "P",
          sidebar: [{title: "Início", items: ["/intro/"]}],
        },
      ],
    },
    urls: ["/", "/intro/", "/pt-br/", "/pt-br/intro/"],
  },
  "Starlight, all of whose languages have a folder": {
    files: {
      "astro.config.mjs": `export default defineConfig({integrations: [starlight({title: 'S', defaultLocale: 'en',
        locales: {de: {label: 'Deutsch'}, en: {label: 'English'}}, sidebar: ['intro']})]});`,
      "src/content/docs/en/index.mdx": page("Home"),
      "src/content/docs/en/intro.md": `${page("Intro")}\n[de](/de/) [own](/en/)\n`,
      "src/content/docs/de/index.mdx": `${page("Heim")}\n[en](/en/intro/) [own](/de/intro/)\n`,
    },
    config: {
      content: "src/content/docs/en",
      prefix: "en",
      lang: "en",
      sidebar: ["/en/intro/"],
      locales: [{lang: "en"}, {lang: "de", content: "src/content/docs/de", prefix: "", sidebar: ["/intro/"]}],
    },
    urls: ["/de/", "/de/intro/", "/en/", "/en/intro/"],
  },
  "Starlight, whose keys and folders differ in case": {
    files: {
      "astro.config.mjs": `export default defineConfig({integrations: [starlight({title: 'S', defaultLocale: 'en-GB',
        locales: {'en-GB': {label: 'British'}, 'pt-BR': {label: 'Brasil'}}, sidebar: ['intro']})]});`,
      "src/content/docs/en-gb/intro.md": page("Intro"),
      "src/content/docs/pt-br/intro.md": page("Introdução"),
    },
    config: {
      content: "src/content/docs/en-gb",
      prefix: "en-gb",
      lang: "en-GB",
      sidebar: ["/en-gb/intro/"],
      locales: [
        {lang: "en-GB", label: "British"},
        {
          lang: "pt-BR",
          label: "Brasil",
          path: "pt-br",
          content: "src/content/docs/pt-br",
          prefix: "",
          sidebar: ["/intro/"],
        },
      ],
    },
    urls: ["/en-gb/intro/", "/pt-br/intro/"],
  },
  "VitePress, whose key and folder differ in case": {
    files: {
      "docs/.vitepress/config.ts":
        "export default {title: 'V', locales: {root: {lang: 'en', label: 'English'}, 'zh-CN': {lang: 'zh-CN', label: '中文'}}}",
      "docs/intro.md": page("Intro"),
      "docs/zh-cn/intro.md": page("介绍"),
    },
    config: {
      content: "docs",
      lang: "en",
      title: "V",
      locales: [{lang: "en"}, {lang: "zh-CN", label: "中文", path: "zh-cn"}],
    },
    urls: ["/intro/", "/zh-cn/intro/"],
  },
  "Rspress, with a folder for each language": {
    files: {
      "rspress.config.ts": `export default defineConfig({root: 'docs', lang: 'en', title: 'R',
        route: {exclude: ['**/parts/**', 'en/old/**', '**/zh/shared/*.mdx', 'zh.md']},
        locales: [{lang: 'en', label: 'English'}, {lang: 'zh', label: '中文', title: '热', description: '描述'}]});`,
      "docs/en/index.md": page("Home"),
      "docs/en/guide/start.md": page("Start"),
      "docs/zh/guide/start.md": page("开始"),
      "docs/zh/_nav.json": '[{"text": "指南", "link": "/zh/guide/start"}]',
    },
    config: {
      content: "docs/en",
      lang: "en",
      exclude: ["**/parts/**", "old/**", "shared/*.mdx", "zh.md"],
      locales: [
        {lang: "en"},
        {
          lang: "zh",
          label: "中文",
          content: "docs/zh",
          title: "热",
          description: "描述",
          navigation: [{title: "指南", url: "/guide/start/"}],
        },
      ],
    },
    urls: ["/", "/guide/start/", "/zh/", "/zh/guide/start/"],
  },
  "Rspress, with versions": {
    files: {
      "rspress.config.ts": `export default defineConfig({lang: 'en', title: 'R', multiVersion: {default: '2', versions: ['1', '2']},
        themeConfig: {editLink: {docRepoBaseUrl: 'https://github.com/o/r/tree/main/docs'}, locales: [
          {lang: 'en', label: 'English', sidebar: {'/guide/': [{text: 'Start', items: ['/guide/start', {text: 'Elsewhere', link: 'https://x.org'}]}]}},
          {lang: 'zh', label: '中文', sidebar: {'/zh/guide/': [{text: '开始', items: ['/zh/guide/start']}]}}]}});`,
      "docs/2/en/index.md": page("Home"),
      "docs/2/en/guide/start.md": page("Start"),
      "docs/2/zh/guide/start.md": page("开始"),
      "docs/1/en/guide/old.md": page("Old"),
      "docs/1/zh/guide/old.md": page("旧"),
      "docs/public/robots.txt": "",
    },
    config: {
      content: "docs/2/en",
      lang: "en",
      public: ["docs/public"],
      repository: {owner: "o", name: "r", branch: "main", folder: "docs/2/en"},
      sidebar: {
        "/guide/": [{title: "Start", items: ["/guide/start/", {link: "https://x.org", title: "Elsewhere"}]}],
      },
      locales: [
        {lang: "en"},
        {
          lang: "zh",
          label: "中文",
          content: "docs/2/zh",
          sidebar: {"/guide/": [{title: "开始", items: ["/guide/start/"]}]},
        },
      ],
      versions: [{name: "2"}, {name: "1", content: "docs/1/en", locales: {zh: "docs/1/zh"}}],
      versionsFirst: true,
    },
    urls: ["/", "/1/guide/old/", "/1/zh/guide/old/", "/guide/start/", "/zh/", "/zh/guide/start/"],
  },
  "Docusaurus, with translations and versions": {
    files: {
      "docusaurus.config.js": `module.exports = {title: 'D', i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ja'], localeConfigs: {fr: {label: 'Français de France', htmlLang: 'fr-FR'}}},
        presets: [['classic', {docs: {sidebarPath: './sidebars.js', versions: {'1.0': {path: 'old', label: '1.0 (old)'}}}}]],
        themeConfig: {navbar: {items: [{type: 'doc', docId: 'intro', label: 'Docs'}]}}};`,
      "versions.json": '["2.0", "1.0", "0.9"]',
      "sidebars.js":
        "module.exports = {main: [{type: 'category', label: 'Basics', items: ['intro', 'new']}]}",
      "versioned_sidebars/version-2.0-sidebars.json":
        '{"main": [{"type": "category", "label": "Basics", "items": ["intro"]}]}',
      "versioned_sidebars/version-1.0-sidebars.json": '{"main": ["intro"]}',
      "docs/intro.md": page("Intro"),
      "docs/new.md": page("New"),
      "versioned_docs/version-2.0/intro.md": page("Intro"),
      "versioned_docs/version-1.0/intro.md": page("Intro"),
      "versioned_docs/version-1.0/gone.md": page("Gone"),
      "i18n/fr/docusaurus-plugin-content-docs/version-2.0/intro.md": page("Introduction"),
      "i18n/fr/docusaurus-plugin-content-docs/version-2.0.json":
        '{"version.label": {"message": "2.0"}, "sidebar.main.category.Basics": {"message": "Bases"}}',
      "i18n/fr/docusaurus-plugin-content-docs/version-1.0/intro.md": page("Introduction"),
      "i18n/ja/docusaurus-plugin-content-docs/current/new.md": page("新しい"),
      "i18n/fr/docusaurus-theme-classic/navbar.json": '{"item.label.Docs": {"message": "Documentation"}}',
    },
    config: {
      content: "versioned_docs/version-2.0",
      prefix: "docs",
      lang: "en",
      sidebar: {"/docs/": [{title: "Basics", items: ["/docs/intro/"]}]},
      navigation: [{title: "Docs", url: "/docs/intro/"}],
      locales: [
        {lang: "en"},
        {
          lang: "fr-FR",
          label: "Français de France",
          path: "fr",
          content: "i18n/fr/docusaurus-plugin-content-docs/version-2.0",
          sidebar: {"/docs/": [{title: "Bases", items: ["/docs/intro/"]}]},
          navigation: [{title: "Documentation", url: "/docs/intro/"}],
        },
        {lang: "ja", content: "i18n/ja/docusaurus-plugin-content-docs/version-2.0"},
      ],
      versions: [
        {
          name: "Next",
          path: "next",
          content: "docs",
          locales: {ja: "i18n/ja/docusaurus-plugin-content-docs/current"},
          sidebar: [{title: "Basics", items: ["/intro/", "/new/"]}],
        },
        {name: "2.0"},
        {
          name: "1.0 (old)",
          path: "old",
          content: "versioned_docs/version-1.0",
          locales: {"fr-FR": "i18n/fr/docusaurus-plugin-content-docs/version-1.0"},
          sidebar: ["/intro/"],
        },
      ],
    },
    urls: [
      "/docs/intro/",
      "/docs/next/intro/",
      "/docs/next/new/",
      "/docs/old/gone/",
      "/docs/old/intro/",
      "/fr/docs/intro/",
      "/fr/docs/old/gone/",
      "/fr/docs/old/intro/",
      "/ja/docs/intro/",
      "/ja/docs/next/intro/",
      "/ja/docs/next/new/",
    ],
  },
};

const folder = temporaryFolder();

it.each(Object.entries(PROJECTS))(
  "finds languages and versions of %s, with the urls of the tool",
  async (name, {files, config, urls}) => {
    const root = join(folder, name.replace(/\W+/g, "-"));
    mkdirSync(root);
    writeFiles(root, files);
    expect((await detectProject(root))?.config).toMatchObject(config);
    // Without a config, and with the one written by `init`.
    for (const steps of [[["build"]], [["init"], ["build"]]]) {
      for (const step of steps) {
        const {code, stderr} = await run(root, ...step);
        expect(stderr).not.toContain("error");
        expect(code).toBe(0);
      }
      const {editions} = JSON.parse(
        readFileSync(join(root, "artifacts/data/editions.json"), "utf8"),
      ) as EditionsDocument;
      const built = editions.flatMap(({path, pages, fallbacks}) =>
        [...pages, ...fallbacks].map(url => (path === "" ? url : `/${path}${url}`)),
      );
      expect(built.sort()).toEqual(urls);
    }
  },
);
