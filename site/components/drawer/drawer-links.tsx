import {fillText} from "#schemas/rules/fill-text.ts";
import {useRoute, useSite} from "#site/app-context.ts";
import {messages} from "#site/messages/messages.ts";
import {isActive} from "#site/routes/is-active.ts";
import {hrefOf} from "../link/link.tsx";
import {SectionList} from "../sidebar/section-list.tsx";
import {MainLinks} from "../top-bar/main-links.tsx";
import {VersionSwitch} from "../version-switch/version-switch.tsx";

/** Renders the main navigation, all sections, and the pages of the current section. */
export function DrawerLinks() {
  const {title, sections, navigation} = useSite();
  const {url, view} = useRoute();
  const section = "section" in view && view.section.pages.length > 0 ? view.section : null;
  return (
    <>
      <nav aria-label={messages.bar.mainInMenu}>
        <ul className="drawer__top">
          <MainLinks items={navigation} url={url} />
        </ul>
        <ul className="drawer__docs" aria-label={messages.bar.sections}>
          {sections.map(({name, title: text, url: href}) => (
            <li key={name}>
              <a
                href={hrefOf(href)}
                {...(isActive(url, [href]) ? {className: "is-active", "aria-current": "true"} : {})}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <VersionSwitch />
      {section && (
        <nav aria-label={fillText(messages.bar.pagesInMenu, {section: section.title || title})}>
          <SectionList section={section} current={url} />
        </nav>
      )}
    </>
  );
}
