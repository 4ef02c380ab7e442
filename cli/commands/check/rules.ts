import type {Severities} from "#cli/checks/select.ts";
import {CODES, entryOf} from "#cli/report/codes.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {nearest} from "#cli/report/nearest.ts";

/** Rules requested with `--rule`: those to report (`null` for all), and severities. */
export interface AskedRules {
  only: ReadonlySet<string> | null;
  severities: Severities;
}

const SEVERITIES = ["error", "warning", "info", "off"] as const;

/**
 * Parses `--rule name` and `--rule name=severity`. Naming an optional rule enables it. Throws `rule-unknown`,
 * and `rule-external` for external-link rules without `--external`.
 */
export function readRules(asked: readonly string[], external: boolean): AskedRules {
  const only = new Set<string>();
  const severities: Record<string, (typeof SEVERITIES)[number]> = {};
  for (const text of asked) {
    const [name = "", given] = text.split("=");
    const entry = entryOf(name);
    if (!entry) {
      const meant = nearest(name, Object.keys(CODES));
      throw fatal("rule-unknown", `there is no rule ${name}`, meant ? {hint: `Did you mean ${meant}?`} : {});
    }
    const severity = given === undefined ? undefined : SEVERITIES.find(known => known === given);
    if (given !== undefined && !severity)
      throw fatal("rule-unknown", `${given} is not a severity`, {hint: `Write ${SEVERITIES.join(", ")}.`});
    if (name.startsWith("web-") && !external) throw fatal("rule-external", `${name} checks external links`);
    only.add(name);
    if (severity) severities[name] = severity;
    else if (entry.optional) severities[name] = entry.severity;
  }
  return {only: only.size === 0 ? null : only, severities};
}
