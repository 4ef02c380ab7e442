import {Argument, Command, Option} from "commander";
import {refuseIdleFlags} from "./commands/combinations.ts";
import {addComparisonCommands} from "./commands/comparison-program.ts";
import {exampleText} from "./commands/examples.ts";
import type {ExitCode, Io} from "./commands/io.ts";
import {
  collect,
  configOption,
  contentOption,
  outOption,
  parserOption,
  reportFormatOption,
  shard,
  threadCount,
  wholeNumber,
  withEdition,
  withSharedCache,
} from "./commands/options.ts";
import {addSiteCommands} from "./commands/site/program.ts";
import {nearest} from "./report/nearest.ts";

/** Version of the package with a hash of the compiled code, so that caches of other code are not used. */
export interface Version {
  version: string;
  build: string;
}

/**
 * Creates the commands and their flags. The code of a command is loaded only when it runs.
 *
 * @param done receives the exit code of the executed command
 */
export function createProgram(io: Io, version: Version, done: (code: ExitCode) => void): Command {
  const tool = `${version.version}+${version.build}`;
  const program = new Command("docs-index")
    .description("Turns a folder of Markdown and MDX documentation into a site and JSON artifacts")
    .version(version.version)
    // `--version` behind a command is an option of the command.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({writeOut: text => io.stdout.write(text), writeErr: text => io.stderr.write(text)})
    .showSuggestionAfterError()
    .showHelpAfterError("(docs-index --help shows all commands and options)")
    .helpCommand(false)
    .hook("preAction", (_, command) => refuseIdleFlags(command));

  addSiteCommands(program, io, tool, done);

  withSharedCache(program.command("build"))
    .description("build the JSON artifacts, without the site")
    .addOption(configOption())
    .addOption(contentOption())
    .addOption(outOption())
    .option("--strict", "treat warnings as errors")
    .option("--json", "write the report to stdout as JSON")
    .option("--all", "list every warning, even repeated ones")
    .option("--quiet", "print only failures")
    .option("--watch", "rebuild after every change")
    .option("--announce", "with --watch --json: print each changed page as soon as it is rendered")
    .option("--no-cache", "ignore the cache")
    .addOption(
      new Option("--shard <shard>", "render one shard (e.g. 3/8) into the shared cache; write no output")
        .argParser(shard)
        .conflicts(["watch", "strict", "out"]),
    )
    .addOption(parserOption())
    .option("--threads <number>", "worker threads (default: automatic)", threadCount)
    .action(async flags => {
      const {buildCommand} = await import("./commands/build/build.ts");
      done(await buildCommand(flags, io, tool));
    });

  withSharedCache(program.command("fetch"))
    .description("fetch READMEs, sponsors and votes; pin them in docs-index.lock.json")
    .addOption(configOption())
    .addOption(contentOption())
    .option("--only <name...>", "fetch only these pages (`css-loader`, `loaders/css-loader`)")
    .option("--repo <repository...>", "fetch from these repositories instead of the ones in the config")
    .option("--update", "fetch the latest version and update the lock file")
    .option("--frozen", "fail if the result differs from the lock file")
    .option("--offline", "use only what has already been fetched")
    .addOption(
      new Option(
        "--missing <policy>",
        "unavailable READMEs that fail the run: warn = none; error = uncached or removed ones; fail = all (default: uncached ones)",
      ).choices(["warn", "error", "fail"]),
    )
    .option("--json", "write the report to stdout as JSON")
    .option("--quiet", "print only failures")
    .action(async flags => {
      const [{fetchCommand}, {loadProject}] = await Promise.all([
        import("./commands/fetch/fetch.ts"),
        import("./config/load.ts"),
      ]);
      done(await fetchCommand(flags, await loadProject(io.cwd, flags), io));
    });

  withEdition(program.command("order"))
    .description("explain the order of the pages in a section")
    .argument("<section>", "name of the section")
    .addOption(configOption())
    .addOption(contentOption())
    .addOption(outOption())
    .action(async (section, flags) => {
      const {orderCommand} = await import("./commands/order.ts");
      done(await orderCommand(section, flags, io));
    });

  withEdition(program.command("search"))
    .description("search the last build from the terminal")
    .argument("<query>", "search terms")
    .addOption(configOption())
    .addOption(contentOption())
    .addOption(outOption())
    .option("--limit <number>", "maximum number of results (default: 5)", wholeNumber)
    .option("--json", "write the results to stdout as JSON")
    .action(async (query, flags) => {
      const {searchCommand} = await import("./commands/search.ts");
      done(await searchCommand(query, flags, io));
    });

  withEdition(program.command("mcp"))
    .description("serve the last build to AI assistants over MCP (stdio)")
    .addOption(configOption())
    .addOption(contentOption())
    .addOption(outOption())
    .action(async flags => {
      const {mcpCommand} = await import("./commands/mcp/mcp.ts");
      done(await mcpCommand(flags, io, version.version));
    });

  withEdition(program.command("push-search"))
    .description("upload the search index to a hosted engine (keys: ALGOLIA_ADMIN_KEY, TYPESENSE_ADMIN_KEY)")
    .addOption(configOption())
    .addOption(contentOption())
    .addOption(outOption())
    .addOption(
      new Option("--provider <engine>", "search engine (default: from the config)").choices([
        "algolia",
        "typesense",
      ]),
    )
    .action(async flags => {
      const {pushSearchCommand} = await import("./commands/push-search/push-search.ts");
      done(await pushSearchCommand(flags, io));
    });

  withSharedCache(program.command("check"))
    .description("check the content and report problems")
    .argument("[paths...]", "report only these paths; everything is still checked")
    .addOption(configOption())
    .addOption(contentOption())
    .addOption(reportFormatOption())
    .option("--strict", "treat warnings as errors")
    .option("--all", "list every warning, even repeated ones")
    .option("--info", "list informational findings too")
    .option("--fix", "apply safe fixes")
    .option("--rule <name[=severity]>", "report only this rule (repeatable)", collect)
    .option("--external", "also check external links")
    .option("--baseline <file>", "with --external: ignore links that this file lists as broken")
    .option("--update-baseline", "with --baseline: update the file")
    .option("--no-cache", "ignore the cache")
    .addOption(parserOption())
    .option("--threads <number>", "worker threads (default: automatic)", threadCount)
    .action(async (paths, flags) => {
      const {checkCommand} = await import("./commands/check/check.ts");
      done(await checkCommand(paths, flags, io, {version: version.version, tool}));
    });

  addComparisonCommands(program, io, {version: version.version, tool}, done);

  program
    .command("explain")
    .description("explain a diagnostic")
    .argument("[code]", "diagnostic code (default: list all)")
    .action(async code => {
      const {explainCommand} = await import("./commands/explain.ts");
      done(explainCommand(code, io));
    });

  program
    .command("schema")
    .description("print a JSON Schema")
    .argument("[name]", "schema name (default: list all)")
    .action(async name => {
      const {schemaCommand} = await import("./commands/schema.ts");
      done(schemaCommand(name, io));
    });

  program
    .command("completion")
    .description("print a shell completion script")
    .addArgument(new Argument("<shell>", "shell to write the script for").choices(["bash", "zsh", "fish"]))
    .action(async shell => {
      const {completionCommand} = await import("./commands/completion/completion.ts");
      done(completionCommand(shell, program, io));
    });

  program
    .command("help")
    .description("show help for a command")
    .argument("[command]", "command name (default: list all)")
    .action((name?: string) => {
      const command = name === undefined ? program : program.commands.find(known => known.name() === name);
      if (command) command.help();
      const meant = nearest(
        name ?? "",
        program.commands.map(known => known.name()),
      );
      program.error(`error: unknown command '${name}'${meant ? `\n(Did you mean ${meant}?)` : ""}`);
    });

  for (const command of program.commands) command.addHelpText("after", exampleText(command.name()));
  return program;
}
