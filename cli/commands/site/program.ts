import {type Command, Option} from "commander";
import {HOSTS} from "#site/prerender/hosts/hosts.ts";
import {CI_SERVICES} from "../init/workflow.ts";
import type {ExitCode, Io} from "../io.ts";
import {configOption, contentOption, threadCount, withSharedCache} from "../options.ts";

/** Adds the commands related to the built site. Their code is loaded only when they run. */
export function addSiteCommands(
  program: Command,
  io: Io,
  tool: string,
  done: (code: ExitCode) => void,
): void {
  program
    .command("init")
    .description("detect the existing setup and create a short config")
    .option("--force", "replace an existing config")
    .addOption(
      new Option("--ci <service>", "write a CI workflow that checks, builds and deploys the site").choices(
        CI_SERVICES,
      ),
    )
    .action(async flags => {
      const {initCommand} = await import("../init/init.ts");
      done(await initCommand(flags, io));
    });

  withSharedCache(program.command("site"))
    .description("build the site, ready for any static host")
    .addOption(configOption())
    .addOption(contentOption())
    .option("--out <folder>", "output folder of the site (default: dist)")
    .option("--artifacts <folder>", "use existing artifacts instead of building them")
    .option("--fetch", "fetch external pages first; failures do not stop the build")
    .option("--strict", "treat warnings as errors")
    .option("--all", "list every warning, even repeated ones")
    .option("--quiet", "print only failures")
    .option("--no-cache", "ignore the page cache")
    .option("--no-service-worker", "omit the service worker")
    .option("--threads <number>", "worker threads (default: automatic)", threadCount)
    .addOption(
      new Option(
        "--host <name>",
        "host to build for: writes its config, or adds the content security policy to pages",
      ).choices(HOSTS),
    )
    .action(async flags => {
      const {siteCommand} = await import("./site.ts");
      done(await siteCommand(flags, io, tool));
    });

  program
    .command("dev")
    .description("serve the site with live updates")
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
    .description("serve the built site as a static host would")
    .addOption(configOption())
    .option("--out <folder>", "output folder of the site (default: dist)")
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
  new Option("--host <address>", "address to listen on; 0.0.0.0 for all (default: localhost)");

const hostsOption = (): Option =>
  new Option(
    "--allowed-hosts <name...>",
    "additional hostnames to accept, e.g. behind a proxy; .example.org includes subdomains",
  );
