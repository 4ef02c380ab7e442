import {useRoute, useSite} from "#site/app-context.ts";
import {messages} from "#site/messages/messages.ts";
import {Brand} from "../brand/brand.tsx";
import {Icon} from "../icon/icon.tsx";
import {LanguageMenu} from "../language-menu/language-menu.tsx";
import {SearchTrigger} from "../search-dialog/search-trigger.tsx";
import {Slot} from "../slot/slot.tsx";
import {ThemeButton} from "../theme-switch/theme-button.tsx";
import {foldLinks} from "./fold-links.ts";
import {IconLinks} from "./icon-links.tsx";
import {MainLinks} from "./main-links.tsx";
import {SectionTabs} from "./section-tabs.tsx";

/** Renders the sticky top bar, with the sections of the active entry below it. */
export function TopBar({onMenu, onSearch}: {onMenu: () => void; onSearch: () => void}) {
  const {url, view} = useRoute();
  const {shown, more} = foldLinks(useSite().navigation);
  return (
    <div className="top">
      <header className="bar on-slate">
        <div className="shell bar__in">
          <button
            className="icon-btn bar__burger"
            type="button"
            aria-label={messages.bar.openMenu}
            aria-haspopup="dialog"
            onClick={onMenu}
          >
            <Icon name="menu" />
          </button>
          <Brand />
          <nav className="bar__nav" aria-label={messages.bar.main}>
            <ul className="x">
              <MainLinks items={shown} url={url} inBar />
              {more.length > 0 && (
                <li>
                  <details className="bar__more" key={url}>
                    <summary>{messages.bar.more}</summary>
                    <ul className="menu">
                      <MainLinks items={more} url={url} />
                    </ul>
                  </details>
                </li>
              )}
            </ul>
          </nav>
          <div className="bar__end">
            <SearchTrigger onOpen={onSearch} />
            <ul className="bar__icons">
              <IconLinks />
              <li className="bar__theme">
                <ThemeButton />
              </li>
            </ul>
            <LanguageMenu />
            <Slot name="top-bar-end" />
          </div>
        </div>
      </header>
      {/* The "not found" page is prerendered without a URL. */}
      {view.kind !== "not-found" && <SectionTabs url={url} />}
    </div>
  );
}
