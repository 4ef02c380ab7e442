import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import {applyTheme, type Theme, useTheme} from "./theme.ts";

const NEXT: Record<Theme, Theme> = {system: "light", light: "dark", dark: "system"};

/** Renders the button that cycles through the color schemes: system, light, dark. */
export function ThemeButton() {
  const theme = useTheme();
  const label = `${messages.footer.appearance}: ${messages.footer[theme]}`;
  return (
    <button
      className="icon-btn"
      type="button"
      aria-label={label}
      title={label}
      onClick={() => applyTheme(NEXT[theme])}
    >
      <Icon name="theme" />
    </button>
  );
}
