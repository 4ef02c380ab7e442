import {useSite} from "#site/app-context.ts";
import {messages} from "#site/messages/messages.ts";
import {useElsewhere} from "../language-menu/use-elsewhere.ts";
import {IconLinks} from "../top-bar/icon-links.tsx";

/** Renders languages and the project's external links below the navigation. */
export function DrawerFoot() {
  const {languages, lang} = useSite();
  const {inLanguage} = useElsewhere();
  return (
    <div className="drawer__foot">
      {languages.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className="seg" role="group" aria-label={messages.language.label}>
          {languages.map(language => (
            <a
              key={language.lang}
              href={inLanguage(language.url)}
              lang={language.lang}
              hrefLang={language.lang}
              {...(language.lang === lang ? {"aria-current": "true"} : {})}
            >
              {language.title}
            </a>
          ))}
        </div>
      )}
      <ul className="x">
        <IconLinks />
      </ul>
    </div>
  );
}
