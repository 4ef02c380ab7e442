import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("VitePress", {
  "VitePress, with constants, functions and other files": {
    files: {
      "docs/index.md": "# Home",
      "docs/.vitepress/config.mts": `
        import {defineConfig, type DefaultTheme} from 'vitepress'
        import {guide} from './sidebar'
        const branch = process.env.BRANCH ?? 'main'
        const name = (() => { throw new Error('never run') })()
        export default defineConfig({
          title: \`Tool\${name}\`, base: '/tool/', lang: 'en-US', srcExclude: ['drafts/**'],
          head: [['link', {rel: 'icon', href: '/favicon.svg'}]],
          themeConfig: {
            logo: {light: '/light.svg', dark: '/dark.svg'},
            nav: [{text: 'Guide', link: '/guide/', activeMatch: '/guide/'}, {text: 'More', items: [{text: 'Blog', link: '/blog'}, {text: 'Chat', link: 'https://x.org'}, {text: 'Group', items: [{text: 'Team', link: '/team'}]}]}, {text: \`v\${name}\`, link: '/old'}],
            sidebar: {'/guide/': guide(), '/config/': {base: '/config/', items: [{text: 'Shared', link: 'shared'}]}},
            socialLinks: [{icon: 'github', link: 'https://github.com/o/tool'}],
            editLink: {pattern: \`https://github.com/o/tool/edit/\${branch}/docs/:path\`},
          } satisfies DefaultTheme.Config,
        })`,
      "docs/.vitepress/sidebar.ts": `
        export function guide() {
          const why = {text: 'Why', link: '/guide/why'}
          return [{text: 'Start', items: [why, ...[{text: 'Home', link: '/guide/'}]]}, {text: 'Elsewhere', link: 'https://x.org'}, {text: 'File', link: '/llms.txt'}]
        }`,
    },
    config: {
      content: "docs",
      exclude: ["drafts/**"],
      title: "Tool",
      lang: "en-US",
      base: "/tool/",
      logo: {light: "/light.svg", dark: "/dark.svg"},
      icon: "/favicon.svg",
      repository: {owner: "o", name: "tool", branch: "main", folder: "docs"},
      social: [{icon: "github", url: "https://github.com/o/tool"}],
      navigation: [
        {title: "Guide", url: "/guide/", activeFor: ["/guide/"]},
        {
          title: "More",
          menu: [
            {title: "Blog", url: "/blog/"},
            {title: "Chat", url: "https://x.org"},
            {title: "Group", items: [{title: "Team", url: "/team/"}]},
          ],
        },
      ],
      sidebar: {
        "/guide/": [
          {
            title: "Start",
            items: [
              {page: "/guide/why/", title: "Why"},
              {page: "/guide/", title: "Home"},
            ],
          },
          {link: "https://x.org", title: "Elsewhere"},
          {link: "/llms.txt", title: "File"},
        ],
        "/config/": [{page: "/config/shared/", title: "Shared"}],
      },
      dialect: "vitepress",
    },
  },
  "VitePress, with a rule for ids, rewrites and links that may be dead": {
    files: {
      "docs/.vitepress/config.ts": `
        import {slugify} from './slug'
        const filled = () => { const items = []; for (const name of ['a']) items.push({text: name, link: name}); return items }
        export default {
          markdown: {anchor: {slugify}, languageAlias: {Tool: "bash"}},
          themeConfig: {sidebar: {'/made/': makeSidebar(), '/filled/': filled(), '/none/': []}},
          rewrites: {'packages/:pkg/docs/:rest*': ':pkg/:rest*', '(.*)/x': 'y'},
          ignoreDeadLinks: ['/play', /^\\/demo/, /:\\/\\/localhost/],
        }`,
      "docs/.vitepress/slug.ts": `
        const signs = /[\\s&]+/g
        export const slugify = (text: string): string => text.normalize('NFKD').replace(signs, '-').replace(/^(\\d)/, '_$1').toLowerCase()`,
    },
    config: {
      dialect: "vitepress",
      content: "docs",
      exclude: [],
      slug: [
        "NFKD",
        {replace: "[\\s&]+", flags: "g", with: "-"},
        {replace: "^(\\d)", flags: "", with: "_$1"},
        "lowercase",
      ],
      codeLanguages: {tool: "bash"},
      rewrites: {"packages/:pkg/docs/:rest*": ":pkg/:rest*"},
      known: ["/play", "/demo"],
      sidebar: {"/made/": [{folder: "/made/"}], "/filled/": [{folder: "/filled/"}], "/none/": []},
    },
  },
});
