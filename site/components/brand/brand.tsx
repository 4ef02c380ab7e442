import {useSite} from "#site/app-context.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {messages} from "#site/messages/messages.ts";

/** Logo and title of the site, or the logo alone where it holds the title, a link to its home page. It stands on dark surfaces alone. */
export function Brand() {
  const {title, logo} = useSite();
  return (
    <a className="brand" href={addressOf("/")} aria-label={messages.home(title)}>
      {logo && <img src={addressOf(logo.dark)} alt="" width={logo.width} height={logo.height} />}
      {!logo?.alone && title}
    </a>
  );
}
