import {useSite} from "#site/app-context.ts";
import {messages} from "#site/messages/messages.ts";
import {Brand} from "../brand/brand.tsx";
import {Link} from "../link/link.tsx";
import {Slot} from "../slot/slot.tsx";
import {ThemeSwitch} from "../theme-switch/theme-switch.tsx";

/** Renders the site-wide links and the color scheme switch. */
export function Footer() {
  const {footer} = useSite();
  const links = [...footer.left, ...footer.right];
  return (
    <footer className="foot on-slate">
      <div className="shell foot__in">
        <nav aria-label={messages.footer.label}>
          <ul className="foot__links">
            {links.map(link => (
              <li key={link.url} className={link === footer.right[0] ? "foot__right" : undefined}>
                <Link href={link.url}>{link.title}</Link>
              </li>
            ))}
            {footer.license && (
              <li>
                <Link href={footer.license.url} title={footer.license.title}>
                  {footer.license.marks.map(mark => (
                    <span className="foot__mark" aria-hidden="true" key={mark}>
                      {mark}
                    </span>
                  ))}
                  <span className={footer.license.marks.length > 0 ? "sr" : undefined}>
                    {footer.license.title}
                  </span>
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <div className="foot__end">
          <Brand />
          <ThemeSwitch />
        </div>
      </div>
      <Slot name="footer" />
    </footer>
  );
}
