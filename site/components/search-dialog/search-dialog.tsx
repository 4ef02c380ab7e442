import {type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState} from "react";
import {fillText} from "#schemas/rules/fill-text.ts";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import {closeModal, fitVisible, modalEvents} from "../modal/modal.ts";
import {type EarlyInput, takeEarlyInput} from "./early-search.ts";
import {firstChoice, hitGroups} from "./hits.ts";
import {RecentSearches} from "./recent-list.tsx";
import {keepRecent} from "./recent-searches.ts";
import {optionId, ResultList} from "./result-list.tsx";
import {SearchNotice} from "./search-notice.tsx";
import {useSearch} from "./use-search.ts";

export interface SearchDialogProps {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Text typed while the dialog was loading. */
  draft: RefObject<EarlyInput>;
}

/**
 * Renders the search over all pages: a modal dialog with a combobox. Focus stays in the field, which refers
 * to the option that Enter opens (ARIA Authoring Practices, combobox with listbox popup).
 */
export function SearchDialog({open, setOpen, draft}: SearchDialogProps) {
  const root = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = `dx-${useId()}`;
  const [query, setQuery] = useState("");
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [entered, setEntered] = useState(false);
  const state = useSearch(open ? query : "", attempt);
  const groups = state.status === "done" ? hitGroups(state.results) : [];
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0);

  const active = chosen ?? firstChoice(groups);
  const isAnswered = state.status === "done" && state.query === query.trim();

  useLayoutEffect(() => {
    const dialog = root.current;
    const input = field.current;
    if (!dialog || !input || dialog.open === open) return;
    if (!open) {
      closeModal(dialog);
      return;
    }
    const early = takeEarlyInput();
    dialog.showModal();
    const {text, entered: enter} = early.text === "" ? draft.current : early;
    draft.current = {text: "", entered: false};
    if (text !== "") {
      // Synchronously, since the next key may arrive before the next rendering.
      input.value = text;
      setQuery(text);
      setChosen(null);
      setEntered(enter || early.entered);
    }
    input.focus();
    if (text === "") input.select();
  }, [open, draft]);

  useEffect(() => (open && root.current ? fitVisible(root.current) : undefined), [open]);

  // If Enter was pressed before the results arrived, it takes effect now.
  useEffect(() => {
    if (!entered || !isAnswered) return;
    setEntered(false);
    if (count > 0) document.getElementById(optionId(list, active))?.click();
  }, [entered, isAnswered, count, active, list]);

  const close = (): void => setOpen(false);
  const move = (to: number): void => {
    setChosen(to);
    document.getElementById(optionId(list, to))?.scrollIntoView({block: "nearest"});
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && query.trim() !== "" && !isAnswered) {
      setEntered(true);
      event.preventDefault();
      return;
    }
    if (count === 0) return;
    if (event.key === "ArrowDown") move((active + 1) % count);
    else if (event.key === "ArrowUp") move((active - 1 + count) % count);
    else if (event.key === "Enter") document.getElementById(optionId(list, active))?.click();
    else return;
    event.preventDefault();
  };
  const onOpen = (): void => {
    keepRecent(query.trim());
    close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      className="search"
      aria-label={messages.search.label}
      ref={root}
      {...modalEvents(setOpen)}
      onClick={event => event.target === root.current && close()}
    >
      <div className="search__field">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={messages.search.label}
          aria-expanded={count > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(list, active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={messages.search.placeholder}
          value={query}
          onChange={event => {
            setQuery(event.target.value);
            setChosen(null);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
        />
        <button className="esc" type="button" aria-label={messages.search.close} onClick={close}>
          <kbd>Esc</kbd>
        </button>
      </div>
      {count > 0 && state.status === "done" ? (
        <ResultList
          id={list}
          groups={groups}
          query={state.query}
          active={active}
          onPoint={setChosen}
          onOpen={onOpen}
        />
      ) : (
        <div className="search__rest" id={list}>
          {state.status === "idle" ? (
            <RecentSearches
              shown={open}
              onChoose={recent => {
                setQuery(recent);
                field.current?.focus();
              }}
            />
          ) : (
            <SearchNotice state={state} onRetry={() => setAttempt(attempt + 1)} />
          )}
        </div>
      )}
      <SearchKeys
        query={state.status === "done" ? state.query : ""}
        text={count > 0 ? fillText(messages.search.count, {results: count, pages: groups.length}) : ""}
      />
    </dialog>
  );
}

/**
 * Renders the dialog's keys and the number of results, which screen readers announce for each query even if
 * it is the same.
 */
function SearchKeys({query, text}: {query: string; text: string}) {
  const {move, open, close} = messages.search.keys;
  return (
    <div className="search__keys">
      <span aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {move}
      </span>
      <span aria-hidden="true">
        <kbd>↵</kbd> {open}
      </span>
      <span aria-hidden="true">
        <kbd>Esc</kbd> {close}
      </span>
      <output>{text && <span key={query}>{text}</span>}</output>
    </div>
  );
}
