import {useId, useRef, useState} from "react";
import {markdownPath} from "#schemas/artifact-paths.ts";
import {pathOf} from "#site/artifacts/base.ts";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import {useMenuButton} from "../language-menu/use-menu-button.ts";
import {useOpened} from "../language-menu/use-opened.ts";

/** Duration for which the button shows the outcome, in milliseconds. */
const DONE_MS = 1600;

/** Renders the menu that copies the page as Markdown or opens that text. */
export function MarkdownMenu({url}: {url: string}) {
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const {open, button, container} = useMenuButton(root);
  const opened = useOpened(open);
  const id = `dx-${useId()}`;
  const address = pathOf(`/${markdownPath(url)}`);
  const copy = async (): Promise<void> => {
    setOutcome((await copyFrom(address)) ? "copied" : "copyFailed");
    setTimeout(() => setOutcome(null), DONE_MS);
  };
  return (
    <div className="md">
      <button
        className="quiet"
        type="button"
        title={messages.page.copyMarkdownHint}
        onClick={() => void copy()}
      >
        <Icon name={outcome === "copied" ? "check" : "copy"} small />
        <span aria-live="polite">{outcome ? messages.page[outcome] : messages.page.copyMarkdown}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the controls inside */}
      <div className="md__more" ref={root} onKeyDown={container.onKeyDown} onBlur={container.onBlur}>
        <button
          className="quiet"
          type="button"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={id}
          aria-label={messages.page.formats}
          {...button}
        >
          <Icon name="down" small />
        </button>
        <div className="menu" id={id} role="menu" aria-label={messages.page.formats} hidden={!open}>
          {opened && (
            <a role="menuitem" href={address}>
              {messages.page.viewMarkdown}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

/** Loads a file of the site as text. Throws if the request fails. */
async function textOf(address: string): Promise<Blob> {
  const response = await fetch(address, {cache: "no-cache"});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], {type: "text/plain"});
}

/**
 * Copies the text of a file to the clipboard. The text is passed as a promise, because some browsers allow
 * copying only during the click. Returns whether it succeeded.
 */
async function copyFrom(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({"text/plain": textOf(address)})]);
    return true;
  } catch {
    return false;
  }
}
