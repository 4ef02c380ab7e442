import {fillText} from "#schemas/rules/fill-text.ts";
import {useSite} from "#site/app-context.ts";
import {messages} from "#site/messages/messages.ts";
import {useElsewhere} from "../language-menu/use-elsewhere.ts";

/** Renders a notice on pages of an older or unreleased version, with a link to the same page in the current one. */
export function VersionNotice() {
  const {versions} = useSite();
  const {inVersion} = useElsewhere();
  const shown = versions.find(version => version.current);
  const latest = versions.find(version => version.latest);
  if (!shown || !latest || shown === latest) return null;
  return (
    <p className="aside other-version">
      <span className="aside__icon" aria-hidden="true" />
      {fillText(messages.version.old, {version: shown.title})}{" "}
      <a href={inVersion(latest.url)}>{fillText(messages.version.toCurrent, {version: latest.title})}</a>
    </p>
  );
}
