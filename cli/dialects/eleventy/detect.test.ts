import {itDetects} from "#fixtures/support/detect-files.ts";

const SRC = {
  content: "src",
  exclude: ["_*/**", "README.md"],
  public: ["src/public", "src/static"],
  dialect: "eleventy",
};

itDetects("Eleventy", {
  "Eleventy with an export of its folders": {
    files: {
      "eleventy.config.js":
        "export default async function (config) { config.addFilter('x', y => y); };\nexport const config = {dir: {input: 'src'}};",
    },
    config: SRC,
  },
  "Eleventy with a call that sets the folder": {
    files: {
      "eleventy.config.js": 'export default function (config) { config.setInputDirectory("src"); };',
    },
    config: SRC,
  },
  "Eleventy, whose config is a function": {
    files: {
      ".eleventy.js":
        "module.exports = function (config) { config.addFilter('x', y => y); return {pathPrefix: '/p/', dir: {input: 'src', output: 'out'}}; };",
      "package.json": '{"description": "Says it"}',
    },
    config: {
      content: "src",
      exclude: ["_*/**", "README.md"],
      description: "Says it",
      base: "/p/",
      public: ["src/public", "src/static"],
      dialect: "eleventy",
    },
  },
});
