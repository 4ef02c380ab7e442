import {fillText} from "#schemas/rules/fill-text.ts";
import {messages} from "#site/messages/messages.ts";
import {LoadError} from "../load-error/load-error.tsx";
import type {SearchState} from "./use-search.ts";

/** Renders the message shown instead of results: loading, no results, or an error. */
export function SearchNotice({state, onRetry}: {state: SearchState; onRetry: () => void}) {
  const {loading, failed, none, noneHint} = messages.search;
  if (state.status === "failed") return <LoadError text={failed} onRetry={onRetry} />;
  return (
    <div className="search__empty" role="status">
      {state.status === "done" ? (
        <>
          <b>{fillText(none, {query: state.query})}</b>
          {noneHint}
        </>
      ) : (
        loading
      )}
    </div>
  );
}
