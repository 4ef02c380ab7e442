import {expect, test} from "vitest";
import {titleOf} from "./title.ts";

test.each([
  ["css-loader", "keep", "css-loader"],
  ["mini-css-extract-plugin", "pascal", "MiniCssExtractPlugin"],
  ["i18n-webpack-plugin", "pascal", "I18nWebpackPlugin"],
  ["html-minimizer-webpack-plugin", "pascal", "HtmlMinimizerWebpackPlugin"],
  ["npm-install-webpack-plugin", "pascal", "NpmInstallWebpackPlugin"],
] as const)("%s by rule %s is %s", (name, rule, title) => {
  expect(titleOf(name, rule)).toBe(title);
});
