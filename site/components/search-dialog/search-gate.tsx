import "#site/styles/frame/search.css";
import {type ComponentType, useCallback, useEffect, useRef, useState} from "react";
import {useSite} from "#site/app-context.ts";
import {loadChunk} from "#site/artifacts/chunks.ts";
import {type EarlyInput, watchSearch} from "./early-search.ts";
import type {SearchDialogProps} from "./search-dialog.tsx";
import {SearchWaiting} from "./search-waiting.tsx";

interface Props {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/**
 * Opens search on demand, and loads the dialog when it is first opened. Text typed in the meantime is kept.
 */
export function SearchGate({open, setOpen}: Props) {
  const {search} = useSite();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const draft = useRef<EarlyInput>({text: "", entered: false});
  const offered = search.provider !== "none";

  useEffect(() => (offered ? watchSearch(() => setOpen(true)) : undefined), [offered, setOpen]);

  const load = useCallback(() => {
    setFailed(false);
    loadChunk("search", () => import("./search-dialog.tsx")).then(
      module => setDialog(() => module.SearchDialog),
      error => {
        console.error(error);
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    if (open && !Dialog) load();
  }, [open, Dialog, load]);

  if (!offered) return null;
  if (Dialog) return <Dialog open={open} setOpen={setOpen} draft={draft} />;
  return open ? <SearchWaiting setOpen={setOpen} draft={draft} onRetry={failed ? load : null} /> : null;
}
