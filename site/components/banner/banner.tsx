import {useRef} from "react";
import {useSite} from "#site/app-context.ts";
import {withAddresses} from "#site/artifacts/base.ts";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";

/** Wraps the text after the first link, so that narrow screens can hide it. */
export const foldable = (html: string): string =>
  html.replace(
    /^([^<]*<a [^>]*>[^<]*<\/a>[.!?\u3002\uff01]?)(.+)$/s,
    '$1<span class="banner__rest">$2</span>',
  );

/**
 * Renders the announcement above the top bar. It is part of every document; for readers who dismissed it, the
 * inline script hides it before the first paint.
 */
export function Banner() {
  const {banner} = useSite();
  const region = useRef<HTMLDivElement>(null);
  if (!banner) return null;
  const close = (): void => {
    dismiss(banner, document.documentElement);
    document.querySelector<HTMLElement>(".bar .brand")?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section without heading needs the role anyway
    <div className="banner" role="region" aria-label={messages.banner.label} ref={region}>
      <div className="shell banner__in">
        <p dangerouslySetInnerHTML={{__html: foldable(withAddresses(banner.html))}} />
        <button className="banner__close" type="button" aria-label={messages.banner.dismiss} onClick={close}>
          <Icon name="close" small />
        </button>
      </div>
    </div>
  );
}

/** Storage key and value of the reader's choice. */
interface Dismissal {
  dismissKey: string;
  dismissValue: string;
}

/**
 * Hides the banner and remembers that for later visits. Without storage, it stays hidden only on this page.
 */
function dismiss({dismissKey, dismissValue}: Dismissal, root: HTMLElement): void {
  root.dataset.banner = "off";
  try {
    localStorage.setItem(dismissKey, dismissValue);
  } catch {
    // The banner reappears on the next full load.
  }
}
