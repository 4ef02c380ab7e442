import {messages} from "#site/messages/messages.ts";
import {Segmented} from "../segmented/segmented.tsx";
import {applyTheme, useTheme} from "./theme.ts";

/**
 * Renders the choice between system, light and dark colors. The prerendered document selects system until
 * hydration.
 */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <Segmented
      label={messages.footer.appearance}
      value={theme}
      options={[
        {value: "system", label: messages.footer.system},
        {value: "light", label: messages.footer.light},
        {value: "dark", label: messages.footer.dark},
      ]}
      onChange={applyTheme}
    />
  );
}
