import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("Hugo", {
  "Hugo, with parameters in a file, permalinks, own link hook and pages that are never rendered": {
    files: {
      "config/_default/hugo.yaml":
        "title: Tool\npermalinks:\n  page:\n    news: /:year/:slugorcontentbasename/\n  section:\n    news: /n/\n",
      "config/_default/params.toml": '[releases]\nlatest = "v2"\n',
      "config/_default/menus.yaml":
        "main:\n- {name: Guide, url: /guide/}\n- {name: People, weight: 1}\n- {name: Users, pageref: /users/, Weight: 3, parent: People}\n- {name: Team, pageRef: /team/, weight: 3, parent: People}\n",
      "layouts/_markup/render-link.html": "{{ .Text }}",
      "content/_index.md": "",
      "content/_parts/_index.md": "---\ncascade:\n  build: {render: never}\n---",
      "content/terms/_index.md": "+++\n[build]\nrender = 'always'\n[cascade.build]\nrender = 'never'\n+++",
      "content/images/index.md": "---\nheadless: true\n---",
      "content/some/_index.md": "---\ncascade:\n- target: {kind: section}\n  build: {render: never}\n---",
    },
    config: {
      dialect: "hugo",
      content: "content",
      title: "Tool",
      lang: "en",
      public: ["static"],
      exclude: ["_parts/**/*.md", "images/**/*.md", "terms/!(_index).md", "terms/*/**/*.md"],
      permalinks: {news: "/:year/:name/"},
      known: ["/categories/", "/tags/"],
      rules: {"link-page": "warning", "link-case": "warning"},
      navigation: [
        {
          title: "People",
          menu: [
            {title: "Team", url: "/team/"},
            {title: "Users", url: "/users/"},
          ],
        },
        {title: "Guide", url: "/guide/"},
      ],
      variables: {releases: {latest: "v2"}, params: {releases: {latest: "v2"}}},
    },
  },
  "Hugo, with parameters, menu and a second language": {
    files: {
      "hugo.toml":
        'baseURL = "https://example.org/docs/"\ntitle = "Tool"\nlanguageCode = "en-us"\n[params]\nversion = "1.2"\n[[menu.main]]\nname = "Guide"\nurl = "/guide/"\n[languages.en]\nlanguageName = "English"\n[languages.en.params]\ndescription = "Words"\n[languages.de]\nlanguageName = "Deutsch"\ncontentDir = "content/de"\n',
      "content/en/_index.md": "# A",
      "content/de/_index.md": "# A",
    },
    config: {
      dialect: "hugo",
      content: "content/en",
      title: "Tool",
      description: "Words",
      lang: "en",
      locales: [{lang: "en"}, {lang: "de", content: "content/de"}],
      site: "https://example.org/docs/",
      public: ["static"],
      known: ["/categories/", "/tags/"],
      navigation: [{title: "Guide", url: "/guide/"}],
      variables: {version: "1.2", params: {version: "1.2"}},
    },
  },
  "Hugo, with disabled languages and redirects that a template prints": {
    files: {
      "config.toml": `title = "T"
disableLanguages = ["zh"]
disableKinds = ["taxonomy", "term"]
[params.versions]
Current = "2"
[languages.en]
contentDir = "content/en"
[languages.de]
contentDir = "content/de"
disabled = true
[languages.zh]
contentDir = "content/zh"
[outputFormats.REDIRECTS]
mediaType = "text/netlify"
baseName = "_redirects"
`,
      "layouts/index.redirects": `{{ $now := site.Params.versions.current -}}
{{- $other := .Site.Title }}
/docs/* /docs/{{ $now }}/:splat
/new /docs/{{ .Site.Params.Versions.Current }}/new
/chat https://x.org/chat 302
/api/* https://x.org/:splat 200
/go/* tool=1 /go.html 200
/title /{{ $other }}/
{{ range .Site.Pages }}{{ .Aliases }} {{ .RelPermalink }}
{{ end }}`,
      "content/en/_index.md": "# A",
      "content/de/_index.md": "# A",
      "content/zh/_index.md": "# A",
    },
    config: {
      dialect: "hugo",
      content: "content/en",
      title: "T",
      lang: "en",
      public: ["static"],
      redirects: {
        "/docs/*": "/docs/2/:splat",
        "/new": "/docs/2/new",
        "/chat": {to: "https://x.org/chat", status: 302},
      },
      known: ["/api/*"],
      variables: {versions: {Current: "2"}, params: {versions: {Current: "2"}}},
    },
  },
  "Hugo, with a cascade of the site, mounted folders and menus in pages": {
    files: {
      "hugo.yaml": `title: T
menus: {main: [{name: Out, url: "https://x.org", weight: 20}, {name: Last, url: /last/}]}
cascade:
- build: {list: never, render: never}
  target: {path: "{,/**}/_parts{,/**}"}
- build: {render: never}
  target: {path: /one/page}
- params: {a: b}
  c: d
- params: {never: seen}
  target: {kind: page}
module:
  mounts:
  - {source: static, target: static}
  - {source: pictures, target: static}
  - {source: icons, target: static/icons}
`,
      "content/_index.md": "---\ntitle: Home\nmenu: {footer: {weight: 1}}\n---\n",
      "content/docs/_index.md": "---\ntitle: Docs\nlinkTitle: Guide\nmenu: {main: {weight: 30}}\n---\n",
      "content/blog/_index.md": "---\ntitle: Blog\nmenu: [main]\n---\n",
      "content/about/index.md": "---\ntitle: About\nmenus:\n  main: {name: Us, weight: 10}\n---\n",
    },
    config: {
      dialect: "hugo",
      content: "content",
      title: "T",
      lang: "en",
      public: ["static", "pictures"],
      exclude: [
        "**/_parts.md",
        "**/_parts/**",
        "**/_parts/_index.md",
        "**/_parts/index.md",
        "_parts.md",
        "_parts/**",
        "_parts/_index.md",
        "_parts/index.md",
        "one/page.md",
        "one/page/_index.md",
        "one/page/index.md",
      ],
      known: ["/categories/", "/tags/"],
      navigation: [
        {title: "Us", url: "/about/"},
        {title: "Out", url: "https://x.org"},
        {title: "Guide", url: "/docs/"},
        {title: "Blog", url: "/blog/"},
        {title: "Last", url: "/last/"},
      ],
      variables: {a: "b", c: "d", params: {}},
    },
  },
});
