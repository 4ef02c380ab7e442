import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("Hugo", {
  "Hugo, with parameters in a file, permalinks, own link hook and pages that are never rendered": {
    files: {
      "config/_default/hugo.yaml":
        "title: Tool\npermalinks:\n  page:\n    news: /:year/:slugorcontentbasename/\n  section:\n    news: /n/\n",
      "config/_default/params.toml": '[releases]\nlatest = "v2"\n',
      "config/_default/menus.yaml": "main:\n- {name: Guide, url: /guide/}\n",
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
      navigation: [{title: "Guide", url: "/guide/"}],
      variables: {releases: {latest: "v2"}, params: {releases: {latest: "v2"}}},
    },
  },
  "Hugo, with parameters, menu and a second language": {
    files: {
      "hugo.toml":
        'baseURL = "https://example.org/docs/"\ntitle = "Tool"\nlanguageCode = "en-us"\n[params]\nversion = "1.2"\n[[menu.main]]\nname = "Guide"\nurl = "/guide/"\n[languages.en]\nlanguageName = "English"\n[languages.de]\nlanguageName = "Deutsch"\ncontentDir = "content/de"\n',
      "content/en/_index.md": "# A",
      "content/de/_index.md": "# A",
    },
    config: {
      dialect: "hugo",
      content: "content/en",
      title: "Tool",
      lang: "en",
      locales: [{lang: "en"}, {lang: "de", content: "content/de"}],
      site: "https://example.org/docs/",
      public: ["static"],
      known: ["/categories/", "/tags/"],
      navigation: [{title: "Guide", url: "/guide/"}],
      variables: {version: "1.2", params: {version: "1.2"}},
    },
  },
});
