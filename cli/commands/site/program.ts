import {type Command, Option} from "commander";
import type {ExitCode, Io} from "../io.ts";
import {configOption, contentOption, withSharedCache} from "../options.ts";

/** Adds the commands around the finished site; what they do is loaded only when they run. */
export function addSiteCommands(
  program: Command,
  io: Io,
  tool: string,
  done: (code: ExitCode) => void,
): void {
  program
    .command("init")
    .description("detect the existing setup and write a short config")
    .option("--force", "replace an existing config")
    .action(async flags => {
      const {initCommand} = await import("../init.ts");
      done(await initCommand(flags, io));
    });

  withSharedCache(program.command("site"))
    .description("build the artifacts and the finished site, ready for any static host")
    .addOption(configOption())
    .addOption(contentOption())
    .option("--out <folder>", "folder of the site (default: dist)")
    .option("--artifacts <folder>", "use existing artifacts; nothing is rebuilt")
    .option("--fetch", "fetch external pages first; a failure there does not stop the build")
    .option("--strict", "exit with 1 on warnings too")
    .option("--all", "list every warning, even repeated ones")
    .option("--quiet", "print only failures")
    .option("--no-cache", "don't read or write the page cache")
    .option("--no-service-worker", "leave out the service worker")
    .action(async flags => {
      const {siteCommand} = await import("./site.ts");
      done(await siteCommand(flags, io, tool));
    });

  program
    .command("dev")
    .description("serve the site and update it as you edit")
    .addOption(configOption())
    .addOption(contentOption())
    .addOption(portOption())
    .addOption(hostOption())
    .addOption(hostsOption())
    .action(async flags => {
      const {devCommand} = await import("./dev.ts");
      done(await devCommand(flags, io, tool));
    });

  program
    .command("preview")
    .description("serve the finished site as a static host does")
    .addOption(configOption())
    .option("--out <folder>", "folder of the site (default: dist)")
    .addOption(portOption())
    .addOption(hostOption())
    .addOption(hostsOption())
    .action(async flags => {
      const {previewCommand} = await import("./preview.ts");
      done(await previewCommand(flags, io, tool));
    });
}

const portOption = (): Option => new Option("--port <number>", "port (default: PORT, else 3000)");

const hostOption = (): Option =>
  new Option("--host <address>", "address to listen at, 0.0.0.0 for all (default: this machine alone)");

const hostsOption = (): Option =>
  new Option(
    "--allowed-hosts <name...>",
    "further host names to answer, as behind a proxy; .example.org covers all below it (default: localhost)",
  );
