import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("VuePress", {
  "VuePress, with items of its own words": {
    files: {
      "docs/.vuepress/config.js":
        "module.exports = {title: 'Tool', base: '/t/', themeConfig: {nav: [{text: 'Guide', link: '/guide/'}], sidebar: {'/guide/': [{title: 'Start', children: ['', 'use']}]}}}",
    },
    config: {
      dialect: "vuepress",
      content: "docs",
      title: "Tool",
      base: "/t/",
      public: ["docs/.vuepress/public"],
      navigation: [{title: "Guide", url: "/guide/"}],
      sidebar: {"/guide/": [{title: "Start", items: ["/guide/", "/guide/use/"]}]},
    },
  },
  "VuePress 2, with a theme, languages and files that export all of others": {
    files: {
      "docs/.vuepress/config.ts": `
        import {defaultTheme} from '@vuepress/theme-default'
        import {bar, barDe, side} from './parts/index.js'
        export default {
          locales: {'/': {lang: 'en-US', title: 'Tool'}, '/de/': {lang: 'de', title: 'Gerät'}},
          theme: defaultTheme({
            hostname: 'tool.example',
            locales: {'/': {navbar: bar, sidebar: side}, '/de/': {navbar: barDe, selectLanguageName: 'Auf Deutsch'}},
          }),
        }`,
      "docs/.vuepress/parts/index.ts": "export * from './bar.js'\nexport * from './side.js'",
      "docs/.vuepress/parts/bar.ts": `
        export const bar = [{text: 'More', children: [{text: 'Deep', children: ['/guide/first-steps.md', '/guide/']}]}, '/about.md']
        export const barDe = [{text: 'Anleitung', link: '/de/guide/'}]`,
      "docs/.vuepress/parts/side.ts": "export const side = {'/guide/': ['README.md', 'first-steps']}",
      "docs/de/README.md": "# Start",
    },
    config: {
      dialect: "vuepress",
      content: "docs",
      title: "Tool",
      lang: "en-US",
      site: "https://tool.example",
      locales: [
        {lang: "en-US"},
        {
          lang: "de",
          label: "Auf Deutsch",
          title: "Gerät",
          navigation: [{title: "Anleitung", url: "/guide/"}],
        },
      ],
      public: ["docs/.vuepress/public"],
      navigation: [
        {
          title: "More",
          menu: [
            {
              title: "Deep",
              items: [
                {title: "First steps", url: "/guide/first-steps/"},
                {title: "Guide", url: "/guide/"},
              ],
            },
          ],
        },
        {title: "About", url: "/about/"},
      ],
      sidebar: {"/guide/": ["/guide/", "/guide/first-steps/"]},
    },
  },
});
