import {defineDialect} from "../define.ts";
import {readCodeComments} from "../toolkit/code/code-comments.ts";
import {scriptFile} from "../toolkit/config-file.ts";
import {as, aside, element, USUAL_ASIDES} from "../toolkit/rules.ts";

/** Vocs: https://vocs.dev/docs/guides/markdown-reference */
export default defineDialect({
  name: "vocs",
  title: "Vocs",
  docs: ["https://vocs.dev/docs/guides/markdown-reference", "https://vocs.dev/docs/api/config"],
  detectedBy: "`vocs.config.*`",
  understands: "containers, code groups, steps, details, comments that highlight lines of code, the sidebar",
  detect: scriptFile("vocs.config"),
  settings: () => import("./settings.ts"),
  mdx: [".md", ".mdx"],
  frontMatter: {
    fields: {},
    known:
      "layout content showSidebar showOutline showLogo showAskAi showSearch showTopNav authors date".split(
        " ",
      ),
  },
  urls: {readme: false},
  order: "slug",
  headings: {ids: [], title: true, shown: true},
  containers: {
    colons: {
      ...USUAL_ASIDES,
      success: aside("tip", "Success"),
      "code-group": {as: "tabs"},
      details: {as: "details", label: "Details"},
      steps: {as: "steps"},
      terminal: {as: "content"},
      "file-tree": {as: "content"},
    },
    others: {as: "content"},
  },
  fences: {meta: true},
  imports: {aliases: {}, functions: {}, programs: true},
  syntax: {code: [readCodeComments]},
  html: {silent: ["style"], bindings: [], components: false},
  components: {
    Callout: as("Aside", {kind: "type|variant", title: "title"}),
    Steps: as("Steps"),
    Step: "content",
    Button: element("a", {href: "href"}),
    "HomePage.Root": "content",
    "HomePage.Logo": "nothing",
    "HomePage.Tagline": "content",
    "HomePage.Description": "content",
    "HomePage.Buttons": "content",
    "HomePage.Button": element("a", {href: "href"}),
    "HomePage.InstallPackage": "nothing",
    Authors: "nothing",
    BlogPosts: "nothing",
    Sponsors: "nothing",
  },
});
