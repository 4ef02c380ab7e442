import {useId, useRef} from "react";
import {fillText} from "#schemas/rules/fill-text.ts";
import {useSite} from "#site/app-context.ts";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import {useElsewhere} from "./use-elsewhere.ts";
import {useMenuButton} from "./use-menu-button.ts";
import {useOpened} from "./use-opened.ts";

/** Returns the name of a language in the page's language, if it is known and differs from the native name. */
function nameOf({lang, title}: {lang: string; title: string}): string {
  const names: Partial<Record<string, string>> = messages.language.names;
  const name = names[lang.split("-")[0] ?? ""] ?? "";
  return name === title ? "" : name;
}

/** Renders the language menu, in which each language links to its version of the page. */
export function LanguageMenu() {
  const site = useSite();
  const {inLanguage} = useElsewhere();
  const id = `dx-${useId()}`;
  const root = useRef<HTMLDivElement>(null);
  const {open, button, container} = useMenuButton(root);
  const opened = useOpened(open);
  const current = site.languages.find(language => language.lang === site.lang);
  if (site.languages.length < 2 || !current) return null;
  const short = current.lang.split("-")[0]?.toUpperCase() ?? "";
  return (
    <div className="lang" ref={root} {...container}>
      <button
        className="lang__btn"
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        aria-label={fillText(messages.language.button, {short, title: current.title})}
        {...button}
      >
        <Icon name="globe" />
        <span aria-hidden="true">{short}</span>
        <Icon name="down" small />
      </button>
      <div className="menu" id={id} role="menu" aria-label={messages.language.label} hidden={!open}>
        {opened &&
          site.languages.map(language => (
            <a
              key={language.lang}
              role="menuitem"
              href={inLanguage(language.url)}
              lang={language.lang}
              hrefLang={language.lang}
              tabIndex={-1}
              {...(language === current ? {"aria-current": "true"} : {})}
            >
              {language.title}
              {language === current ? (
                <Icon name="check" small />
              ) : (
                <small lang={site.lang}>{nameOf(language)}</small>
              )}
            </a>
          ))}
      </div>
    </div>
  );
}
