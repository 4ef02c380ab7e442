import {expect, test} from "vitest";
import {type ConfigInput, config} from "#schemas/config.ts";
import {selectSources} from "./select.ts";

const external = (input: ConfigInput["external"]) => config.parse({external: input}).external;
const CONFIG = external({
  sources: [
    {section: "loaders", repo: "webpack-contrib/css-loader", npm: "css-loader", group: "CSS"},
    {section: "plugins", repo: "webpack-contrib/mini-css-extract-plugin"},
    {section: "plugins", repo: "acme/monorepo", name: "x-plugin", title: "X", file: "packages/x/README.md"},
  ],
  titleCase: {plugins: "pascal"},
});

const keys = (options: {only?: string[]; repo?: string[]}, allowFile = false): string[] =>
  selectSources(CONFIG, {...options, allowFile}).chosen.map(({key}) => key);

test("without a selection, all sources in the config are used", () => {
  const {all, chosen, complete} = selectSources(CONFIG, {allowFile: false});
  expect(complete).toBe(true);
  expect(chosen).toEqual(all);
  expect(all.map(({key, title, url, group}) => [key, title, url, group])).toEqual([
    ["loaders/css-loader", "css-loader", "/loaders/css-loader/", "CSS"],
    ["plugins/mini-css-extract-plugin", "MiniCssExtractPlugin", "/plugins/mini-css-extract-plugin/", null],
    ["plugins/x-plugin", "X", "/plugins/x-plugin/", null],
  ]);
});

test("selects by names, repositories and URLs", () => {
  expect(keys({only: ["x-plugin"]})).toEqual(["plugins/x-plugin"]);
  expect(keys({only: ["loaders/css-loader"]})).toEqual(["loaders/css-loader"]);
  expect(keys({repo: ["Webpack-Contrib/CSS-loader"]})).toEqual(["loaders/css-loader"]);
  expect(keys({repo: ["acme/other-loader", "https://git.example/a/some-plugin.git"]})).toEqual([
    "loaders/other-loader",
    "plugins/some-plugin",
  ]);
  expect(keys({repo: ["file:///srv/up"]}, true)).toEqual(["external/up"]);
  expect(selectSources(CONFIG, {only: ["x-plugin"], allowFile: false}).complete).toBe(false);
});

test.each([
  [{only: ["css-laoder"]}, "there is no external page", 'Did you mean "css-loader"?'],
  [{repo: ["--upload-pack=touch pwned"]}, "neither owner/name nor a URL", undefined],
  [{repo: ["acme/x-loader --config core.fsmonitor=sh"]}, "neither owner/name nor a URL", undefined],
  [{repo: ["ext::sh -c touch% pwned"]}, "neither owner/name nor a URL", undefined],
  [{repo: ["file:///srv/up"]}, "only https:", undefined],
])("%j is rejected", (options, message, hint) => {
  expect(() => keys(options)).toThrow(message);
  try {
    keys(options);
  } catch (error) {
    const [finding] = (error as {diagnostics: {code: string; hint?: string}[]}).diagnostics;
    expect(finding?.code).toBe("fetch-source");
    if (hint) expect(finding?.hint).toBe(hint);
  }
});

test("two sources of one page are rejected", () => {
  const twice = external({
    sources: [
      {section: "loaders", repo: "a/x-loader"},
      {section: "loaders", repo: "b/X-loader"},
    ],
  });
  expect(() => selectSources(twice, {allowFile: false})).toThrow(
    "https://github.com/a/x-loader and https://github.com/b/X-loader",
  );
});

test.each([
  [{ref: "--upload-pack=x"}],
  [{file: "../../etc/passwd"}],
  [{repo: "--upload-pack=touch/pwned"}],
  [{repo: "a/x --config=y"}],
])("the config or the selection rejects %j", extra => {
  const make = () =>
    selectSources(external({sources: [{section: "loaders", repo: "a/x-loader", ...extra}]}), {
      allowFile: false,
    });
  expect(make).toThrow();
});
