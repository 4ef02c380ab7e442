import type {Command} from "commander";

/** Flags that another flag requires or excludes to have an effect. */
interface Condition {
  flag: string;
  needs?: readonly string[];
  not?: readonly string[];
}

/** Conditions for flags that would have no effect in some combinations, by command. */
const CONDITIONS: Readonly<Record<string, readonly Condition[]>> = {
  build: [{flag: "announce", needs: ["watch", "json"]}],
  check: [
    {flag: "baseline", needs: ["external"]},
    {flag: "updateBaseline", needs: ["external", "baseline"]},
  ],
  site: [{flag: "artifacts", not: ["fetch", "strict", "all", "cacheUrl", "cacheReadOnly"]}],
};

/** Exits with a usage error if a flag has no effect in this combination. */
export function refuseIdleFlags(command: Command): void {
  const given = (flag: string): boolean => command.getOptionValueSource(flag) === "cli";
  const name = (flag: string): string =>
    command.options.find(option => option.attributeName() === flag)?.long ?? flag;
  for (const {flag, needs = [], not = []} of CONDITIONS[command.name()] ?? []) {
    if (!given(flag)) continue;
    const lacking = needs.filter(need => !given(need)).map(name);
    if (lacking.length > 0)
      command.error(`error: ${name(flag)} has no effect without ${lacking.join(" and ")}`);
    const idle = not.filter(given).map(name);
    if (idle.length > 0) command.error(`error: ${idle.join(" and ")} can't be used with ${name(flag)}`);
  }
}
