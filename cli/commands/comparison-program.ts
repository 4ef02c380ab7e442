import {type Command, Option} from "commander";
import type {ExitCode, Io} from "./io.ts";
import {configOption, contentOption, reportFormatOption} from "./options.ts";

/**
 * Adds the commands that compare the site: with an earlier state, an old site, or its translations.
 *
 * @param done receives the exit code of the executed command
 */
export function addComparisonCommands(
  program: Command,
  io: Io,
  version: {version: string; tool: string},
  done: (code: ExitCode) => void,
): void {
  program
    .command("diff")
    .description("show how a change to the content affects readers")
    .argument("<before>", "build output or git revision")
    .argument("[after]", "build output or git revision (default: working tree)")
    .addOption(configOption())
    .addOption(contentOption())
    .addOption(
      new Option("--format <format>", "report format (default: human)").choices([
        "human",
        "json",
        "markdown",
      ]),
    )
    .option("--fail-on <kinds>", "exit with code 1 after these changes, e.g. removed-anchors,broken-links")
    .action(async (before, after, flags) => {
      const {diffCommand} = await import("./diff/diff.ts");
      done(await diffCommand(before, after, flags, io, version.tool));
    });

  program
    .command("compare")
    .description("list links to an old site that would break, and suggest redirects")
    .argument("<old>", "folder of HTML files, sitemap, or file with one URL per line")
    .addOption(configOption())
    .addOption(contentOption())
    .option("--artifacts <folder>", "use existing artifacts instead of building them")
    .option("--base <path>", "path of the old site on its host (default: the new site's)")
    .addOption(
      new Option("--ids <kind>", "ids to look up (default: headings)").choices(["headings", "all", "none"]),
    )
    .option("--write", "add redirects to the config")
    .addOption(reportFormatOption())
    .option("--strict", "treat warnings as errors")
    .option("--all", "list every warning, even repeated ones")
    .option("--no-cache", "ignore the cache")
    .action(async (old, flags) => {
      const {compareCommand} = await import("./compare.ts");
      done(await compareCommand(old, flags, io, version));
    });

  program
    .command("translations")
    .description("list missing and outdated translations")
    .addOption(configOption())
    .addOption(contentOption())
    .option("--locale <language>", "only this language")
    .addOption(
      new Option("--format <format>", "report format (default: human)").choices([
        "human",
        "json",
        "markdown",
      ]),
    )
    .option("--all", "list every page")
    .option("--strict", "exit with code 1 if translations are missing or outdated")
    .action(async flags => {
      const {translationsCommand} = await import("./translations.ts");
      done(await translationsCommand(flags, io));
    });
}
