import {useRoute, useSite} from "../../app-context.ts";
import {messages} from "../../messages/messages.ts";
import {samePage} from "../language-menu/same-page.ts";
import {IconLinks} from "../top-bar/icon-links.tsx";

/** Languages and the project's other places, below the navigation. */
export function DrawerFoot() {
  const {languages, lang} = useSite();
  const {url} = useRoute();
  return (
    <div className="drawer__foot">
      {languages.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className="seg" role="group" aria-label={messages.language.label}>
          {languages.map(language => (
            <a
              key={language.lang}
              href={samePage(language.url, url)}
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
