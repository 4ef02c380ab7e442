import {itDetects} from "#fixtures/support/detect-files.ts";

itDetects("Eleventy", {
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
