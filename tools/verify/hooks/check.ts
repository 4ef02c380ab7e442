import type {Page, Problem, Report} from "../types.ts";
import {type Claim, hookClaims} from "./claims.ts";
import {type Hook, type Owners, readHooks} from "./installed.ts";

const written = ({map, type, parameters}: Pick<Hook, "map" | "type" | "parameters">): string => {
  const hook = parameters.length > 0 ? `${type} (${parameters.join(", ")})` : type;
  return map ? `HookMap<${hook}>` : hook;
};

/**
 * Returns hooks with a name, of the class named by the page or section, or of all classes if it names none.
 */
function candidates({name, context}: Claim, owners: Owners): Hook[] {
  const all = Object.entries(owners).flatMap(([owner, hooks]) => {
    const hook = hooks[name];
    return hook ? [{owner, hook}] : [];
  });
  const named = all.filter(({owner}) => new RegExp(`\\b${owner}\\b`).test(context));
  return (named.length > 0 ? named : all).map(({hook}) => hook);
}

/**
 * Returns what is wrong with a claim, or `undefined` if it is correct or no class has a hook of this name.
 */
export function judge(claim: Claim, owners: Owners): string | undefined {
  const hooks = candidates(claim, owners);
  const fits = ({map = false, type, parameters}: Hook): boolean =>
    (map || !claim.map) && type === claim.type && parameters.length === claim.parameters.length;
  if (hooks.length === 0 || hooks.some(fits)) return undefined;
  const real = [...new Set(hooks.map(written))].join(" or ");
  return `${claim.name} is ${real}, not ${written(claim)}`;
}

/** Compares the documented types and parameters of hooks with those of the installed webpack version. */
export function checkHooks(pages: ReadonlyArray<Page>, folder: string): Report {
  const claims = pages.flatMap(hookClaims);
  const owners = claims.length > 0 ? readHooks(folder) : {};
  const known = claims.filter(claim => candidates(claim, owners).length > 0);
  const problems = claims.flatMap((claim): Problem[] => {
    const message = judge(claim, owners);
    return message ? [{path: claim.path, line: claim.line, message}] : [];
  });
  return {problems, counts: [`${known.length} types of hooks compared with the real ones`]};
}
