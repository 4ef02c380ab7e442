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
    .description("look at what is there, and write a config of a few lines")
    .option("--force", "replace a config that is there")
    .action(async flags => {
      const {initCommand} = await import("../init.ts");
      done(await initCommand(flags, io));
    });

  withSharedCache(program.command("site"))
    .description("build the artifacts and the finished site, ready for any static host")
    .addOption(configOption())
    .addOption(contentOption())
    .option("--out <folder>", "folder of the site (default: dist)")
    .option("--artifacts <folder>", "artifacts that are there already; nothing is built anew")
    .option("--fetch", "bring external pages first; a failure there stops nothing")
    .option("--strict", "exit with 1 on warnings too")
    .option("--all", "list long runs of one kind of finding in full")
    .option("--quiet", "write nothing but failures")
    .option("--no-cache", "neither use nor leave a cache of pages")
    .option("--no-service-worker", "take the service worker off")
    .action(async flags => {
      const {siteCommand} = await import("./site.ts");
      done(await siteCommand(flags, io, tool));
    });

  program
    .command("dev")
    .description("serve the site while its pages are written")
    .addOption(configOption())
    .addOption(contentOption())
    .addOption(portOption())
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
    .action(async flags => {
      const {previewCommand} = await import("./preview.ts");
      done(await previewCommand(flags, io, tool));
    });
}

const portOption = (): Option => new Option("--port <number>", "port (default: PORT, else 3000)");
