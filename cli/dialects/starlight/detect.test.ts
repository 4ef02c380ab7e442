import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("Starlight", {
  "Starlight, whose config is the argument of a call": {
    files: {
      "astro.config.mjs": `
        import {defineConfig} from 'astro/config';
        import starlight from '@astrojs/starlight';
        const locales = {root: {label: 'English', lang: 'en'}, fr: {label: 'Français'}};
        export default defineConfig({site: 'https://x.org', redirects: {'/a': '/b', '/c': {status: 302, destination: '/d'}, '/e/[x]': '/f/[x]'}, integrations: [other(), starlight({title: 'Star', logo: {src: './src/logo.svg', replacesTitle: true}, locales,
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
});
