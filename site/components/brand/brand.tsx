import {fillText} from "#schemas/rules/fill-text.ts";
import {useSite} from "#site/app-context.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {messages} from "#site/messages/messages.ts";

/**
 * Renders the site's logo and title, or only the logo if it contains the title, as a link to the home page.
 * Used only on dark surfaces.
 */
export function Brand() {
  const {title, logo} = useSite();
  return (
    <a className="brand" href={addressOf("/")} aria-label={fillText(messages.home, {site: title})}>
      {logo && <img src={addressOf(logo.dark)} alt="" width={logo.width} height={logo.height} />}
      {!logo?.alone && <span>{title}</span>}
    </a>
  );
}
