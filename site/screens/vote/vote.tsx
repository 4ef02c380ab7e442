import "#site/styles/screens/vote.css";
import {type ComponentType, useCallback, useEffect, useState} from "react";
import {loadChunk} from "#site/artifacts/chunks.ts";
import {LoadError} from "#site/components/load-error/load-error.tsx";
import {messages} from "#site/messages/messages.ts";
import {VotePlaceholder} from "./vote-placeholder.tsx";

/** Renders the container of the voting app, which is loaded only in the browser. */
export function Screen() {
  const [App, setApp] = useState<ComponentType | "failed" | null>(null);
  const load = useCallback(() => {
    setApp(null);
    loadChunk("vote-app", () => import("./vote-app.tsx")).then(
      module => setApp(() => module.VoteApp),
      error => {
        console.error(error);
        setApp("failed");
      },
    );
  }, []);
  useEffect(load, [load]);
  return (
    <main id="dx-main" className="page">
      <div className="page__head">
        <h1 tabIndex={-1}>{messages.vote.title}</h1>
        <noscript>
          <p>{messages.vote.noScript}</p>
        </noscript>
      </div>
      {App === "failed" ? (
        <LoadError text={messages.vote.failed} onRetry={load} />
      ) : App ? (
        <App />
      ) : (
        <VotePlaceholder />
      )}
    </main>
  );
}
