import {type RefObject, useLayoutEffect, useRef} from "react";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import {LoadError} from "../load-error/load-error.tsx";
import {closeModal, modalEvents} from "../modal/modal.ts";
import {type EarlyInput, takeEarlyInput} from "./early-search.ts";

interface Props {
  setOpen: (open: boolean) => void;
  /** Typed text, for the dialog to take over. */
  draft: RefObject<EarlyInput>;
  /** Set if the dialog could not be loaded. */
  onRetry: (() => void) | null;
}

/** Renders a placeholder until the dialog is loaded: a field that keeps the typed text. */
export function SearchWaiting({setOpen, draft, onRetry}: Props) {
  const root = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const dialog = root.current;
    if (!dialog || !field.current) return;
    const early = takeEarlyInput();
    if (early.text !== "" || early.entered) draft.current = early;
    dialog.showModal();
    field.current.value = draft.current.text;
    field.current.focus();
    return () => closeModal(dialog);
  }, [draft]);

  return (
    <dialog className="search" aria-label={messages.search.label} ref={root} {...modalEvents(setOpen)}>
      <div className="search__field">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          aria-label={messages.search.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={messages.search.placeholder}
          onInput={event => {
            draft.current = {text: event.currentTarget.value, entered: false};
          }}
          onKeyDown={event => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) draft.current.entered = true;
          }}
        />
        <button
          className="esc"
          type="button"
          aria-label={messages.search.close}
          onClick={() => setOpen(false)}
        >
          <kbd>Esc</kbd>
        </button>
      </div>
      <div className="search__rest">
        {onRetry ? (
          <LoadError text={messages.search.failed} onRetry={onRetry} />
        ) : (
          <div className="search__empty" role="status">
            {messages.search.loading}
          </div>
        )}
      </div>
    </dialog>
  );
}
