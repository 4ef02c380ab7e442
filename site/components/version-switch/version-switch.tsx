import {type KeyboardEvent, useEffect, useId, useRef, useState} from "react";
import type {Site} from "#schemas/site.ts";
import {useSite} from "#site/app-context.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import {useElsewhere} from "../language-menu/use-elsewhere.ts";
import {useOpened} from "../language-menu/use-opened.ts";
import {isExternal} from "../link/link.tsx";

/** Renders the version described by these pages, with links to the others. */
export function VersionSwitch() {
  const {title, versions} = useSite();
  const {inVersion} = useElsewhere();
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const id = `dx-${useId()}`;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const current = versions.find(version => version.current);
  const hasLatest = versions.some(version => version.latest);
  const isLatest = (version: Site["versions"][number]): boolean =>
    (hasLatest ? version.latest : version.current) === true;

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event): void => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  }, [open]);

  if (!current) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the controls inside
    <div className="version" ref={root} onKeyDown={onKeyDown}>
      <button
        className="version__btn"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        ref={button}
        onClick={() => setOpen(!open)}
      >
        {title} {current.title} {isLatest(current) && <small>{messages.version.current}</small>}
        <Icon name="down" small />
      </button>
      <div className="menu" id={id} hidden={!open}>
        {opened &&
          versions.map(version => (
            <a
              key={version.url}
              href={version.current ? addressOf("/") : inVersion(version.url)}
              {...(version.nofollow ? {rel: "nofollow"} : {})}
              {...(version.current ? {"aria-current": "true"} : {})}
            >
              {title} {version.title}
              {(isLatest(version) || isExternal(version.url)) && (
                <small>{isLatest(version) ? messages.version.current : messages.version.other}</small>
              )}
            </a>
          ))}
      </div>
    </div>
  );
}
