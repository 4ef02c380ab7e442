import {expect, it} from "vitest";
import {detectFiles, itDetects} from "#fixtures/support/detect-files.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";

const folder = temporaryFolder();

itDetects("Writerside", {
  "Writerside, in a subfolder": {
    files: {
      "Writerside/writerside.cfg":
        '<ihp version="2.0">\n<topics dir="text"/>\n<images dir="pictures"/>\n<vars src="v.list"/>\n<instance src="a.tree"/>\n</ihp>\n',
      "Writerside/v.list": '<vars><var name="app" value="Acme"/><var name="full" value="%app% 2"/></vars>\n',
      "Writerside/a.tree":
        '<instance-profile id="a" name="%app% Guide" start-page="Home_Page.md">\n<toc-element topic="Home_Page.md"/>\n<toc-element toc-title="Group">\n<toc-element topic="one.topic" toc-title="One of %app%" accepts-web-file-names="old.html, older.html">\n<toc-element topic="two.md"/>\n</toc-element>\n<toc-element toc-title="Elsewhere" href="https://x.example/"/>\n</toc-element>\n<toc-element topic="secret.md" hidden="true"/>\n</instance-profile>\n',
      "Writerside/cfg/buildprofiles.xml":
        "<buildprofiles><variables><browser-edits-url>https://github.com/o/n/edit/main/Writerside/</browser-edits-url></variables></buildprofiles>\n",
      "Writerside/text/Home_Page.md": "# Home",
      "Writerside/text/sub/one.topic": '<topic title="First"/>',
      "Writerside/text/two.md": "# Two",
      "Writerside/text/secret.md": "# Secret",
      "Writerside/text/lib.topic": '<topic title="Library"/>',
    },
    config: {
      dialect: "writerside",
      content: "Writerside/text",
      title: "Acme Guide",
      exclude: ["lib.topic"],
      rewrites: {"Home_Page.md": "index.md"},
      redirects: {"/old/": "/one/", "/older/": "/one/", "/home-page/": "/"},
      repository: {owner: "o", name: "n", branch: "main", folder: "Writerside/text"},
      codeLanguages: {generic: "text"},
      sidebar: [
        "/",
        {
          title: "Group",
          items: [
            {title: "One of Acme", page: "/one/", items: ["/two/"]},
            {link: "https://x.example/", title: "Elsewhere"},
          ],
        },
      ],
      variables: {
        values: {app: "Acme", full: "Acme 2"},
        start: "Home_Page.md",
        folders: {images: "pictures", snippets: "codeSnippets"},
        instance: "a",
      },
    },
  },
});

it("shows several instances as groups of one site", async () => {
  const found = await detectFiles(folder, {
    "project.ihp": '<ihp><instance src="a.tree"/><instance src="b.tree"/></ihp>\n',
    "a.tree": '<instance-profile id="a" name="A"><toc-element topic="one.md"/></instance-profile>\n',
    "b.tree": '<instance-profile id="b" name="B"><toc-element topic="two.md"/></instance-profile>\n',
    "topics/one.md": "# One",
    "topics/two.md": "# Two",
  });
  expect(found?.config.sidebar).toEqual([
    {title: "A", items: ["/one/"]},
    {title: "B", items: ["/two/"]},
  ]);
  expect(found?.left).toHaveLength(1);
});

it("leaves the project of another tool alone", async () => {
  const found = await detectFiles(folder, {
    "mkdocs.yml": "site_name: A\n",
    "docs/index.md": "# A",
    "Writerside/writerside.cfg": "<ihp/>\n",
  });
  expect(found?.dialect).toBe("mkdocs");
});
