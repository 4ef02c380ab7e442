import {useEffect, useState} from "react";
import {sponsorsPath} from "#schemas/artifact-paths.ts";
import type {SponsorsList} from "#schemas/sponsors.ts";
import {promiseCache} from "#site/artifacts/cache.ts";
import {fetchJson} from "#site/artifacts/fetch-json.ts";
import type {AmountType} from "./tier-texts.ts";

const lists = promiseCache<SponsorsList>(fetchJson, 20);

/** Returns the lists of some tiers once they are needed; `null` while they are loading. */
export function useLists(
  tiers: readonly string[],
  type: AmountType,
  wanted: boolean,
): SponsorsList[] | "failed" | null {
  const key = tiers.map(name => sponsorsPath(type, name)).join(" ");
  const [state, setState] = useState<{key: string; found: SponsorsList[] | "failed"} | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const done = (found: SponsorsList[] | "failed"): void => {
      if (current) setState({key, found});
    };
    Promise.all(
      key
        .split(" ")
        .filter(Boolean)
        .map(path => lists.get(path)),
    ).then(done, () => done("failed"));
    return () => {
      current = false;
    };
  }, [key, wanted]);
  return state?.key === key ? state.found : null;
}
