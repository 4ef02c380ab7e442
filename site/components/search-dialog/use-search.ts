import {useEffect, useState} from "react";
import {useSite} from "#site/app-context.ts";
import {searchEngine} from "./engine.ts";
import type {SearchResult} from "./search-engine.ts";

/** Pause in typing after which the query is sent, in milliseconds. */
const PAUSE_MS = 40;

/** Maximum number of pages shown. */
const LIMIT = 8;

export type SearchState =
  | {status: "idle" | "loading" | "failed"}
  | {status: "done"; query: string; results: SearchResult[]};

/** Runs the query as it is typed. Late results never replace the results of a newer query. */
export function useSearch(query: string, attempt: number): SearchState {
  const {search} = useSite();
  const [state, setState] = useState<SearchState>({status: "idle"});
  const asked = query.trim();
  useEffect(() => {
    if (asked === "") {
      setState({status: "idle"});
      void searchEngine(search).catch(() => {});
      return;
    }
    let current = true;
    setState(before => (before.status === "done" ? before : {status: "loading"}));
    const timer = setTimeout(async () => {
      try {
        const results = await (await searchEngine(search)).search(asked, LIMIT);
        if (current) setState({status: "done", query: asked, results});
      } catch (error) {
        console.error(error);
        if (current) setState({status: "failed"});
      }
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, attempt, search]);
  return state;
}
