import {useSite} from "../../app-context.ts";
import {addressOf} from "../../artifacts/base.ts";
import {messages} from "../../messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import type {Hit, HitGroup} from "./hits.ts";
import {titleMarks} from "./hits.ts";
import {MarkedText} from "./marked-text.tsx";

interface Props {
  id: string;
  groups: readonly HitGroup[];
  query: string;
  /** Number of the option that Enter opens. */
  active: number;
  onPoint: (at: number) => void;
  onOpen: () => void;
}

/** Id of an option, for the field that points at it. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** The answers by page: a listbox whose options are links, so that they open in new tabs as well. */
export function ResultList({id, groups, query, active, onPoint, onOpen}: Props) {
  const {sections} = useSite();
  let at = -1;
  return (
    <div className="search__list" id={id} role="listbox" aria-label={messages.search.results} tabIndex={-1}>
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: options are grouped in a listbox this way
        <div className="search__group" role="group" aria-labelledby={`${id}-g${index}`} key={group.url}>
          <div role="presentation" id={`${id}-g${index}`}>
            {group.title}{" "}
            <small>{sections.find(section => section.name === group.section)?.title ?? ""}</small>
          </div>
          {group.hits.map(hit => {
            const number = ++at;
            return (
              <Option
                key={hit.url}
                id={optionId(id, number)}
                hit={hit}
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
  query: string;
  selected: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Option({id, hit, query, selected, onPoint, onOpen}: OptionProps) {
  return (
    <a
      className="hit"
      id={id}
      role="option"
      aria-selected={selected}
      href={addressOf(hit.url)}
      tabIndex={-1}
      onPointerMove={selected ? undefined : onPoint}
      onClick={onOpen}
    >
      <Icon name={hit.isPage ? "page" : "hash"} />
      <div>
        <b>
          <MarkedText text={hit.title} marks={titleMarks(hit.title, query)} />
        </b>
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
