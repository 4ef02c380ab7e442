import {addressOf} from "#site/artifacts/base.ts";
import {messages} from "#site/messages/messages.ts";
import {markedAddress} from "#site/routes/use-marked-words.ts";
import {Icon} from "../icon/icon.tsx";
import type {Hit, HitGroup} from "./hits.ts";
import {titleMarks} from "./hits.ts";

interface Props {
  id: string;
  groups: readonly HitGroup[];
  query: string;
  /** Index of the option that Enter opens. */
  active: number;
  onPoint: (at: number) => void;
  onOpen: () => void;
}

/** Returns the id of an option, to which the field refers. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

/**
 * Renders results by page: a listbox whose options are links, so that they can also be opened in new tabs.
 */
export function ResultList({id, groups, query, active, onPoint, onOpen}: Props) {
  const label = ({title, sectionTitle}: HitGroup): string => [title, sectionTitle].filter(Boolean).join(", ");
  let at = -1;
  return (
    <div className="search__list" id={id} role="listbox" aria-label={messages.search.results} tabIndex={-1}>
      {groups.map(group => (
        // biome-ignore lint/a11y/useSemanticElements: options are grouped in a listbox this way
        <div className="search__group" role="group" aria-label={label(group)} key={group.url}>
          {group.hits.map(hit => {
            const number = ++at;
            return (
              <Option
                key={hit.url}
                id={optionId(id, number)}
                hit={hit}
                section={hit.isPage ? group.sectionTitle : ""}
                query={query}
                selected={number === active}
                onPoint={() => onPoint(number)}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  hit: Hit;
  /** Section of the page; empty for a heading on it. */
  section: string;
  query: string;
  selected: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Option({id, hit, section, query, selected, onPoint, onOpen}: OptionProps) {
  return (
    <a
      className={hit.isPage ? "hit hit--page" : "hit"}
      id={id}
      role="option"
      aria-selected={selected}
      href={addressOf(hit.url)}
      tabIndex={-1}
      onPointerMove={selected ? undefined : onPoint}
      onClick={event => {
        event.currentTarget.href = markedAddress(addressOf(hit.url), query);
        onOpen();
      }}
    >
      <Icon name={hit.isPage ? "page" : "hash"} />
      <div>
        <b>
          <MarkedText text={hit.title} marks={titleMarks(hit.title, query)} />
        </b>{" "}
        {section && <small>{section}</small>}
        {hit.text && (
          <p>
            <MarkedText text={hit.text} marks={hit.marks} />
          </p>
        )}
      </div>
      <Icon name="enter" small />
    </a>
  );
}

/** Renders a text with highlighted ranges. */
function MarkedText({text, marks}: {text: string; marks: readonly [number, number][]}) {
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (const [start, end] of marks) {
    if (start < from || end <= start) continue;
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  parts.push(text.slice(from));
  return parts;
}
