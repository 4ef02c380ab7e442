import {nearest} from "#cli/report/nearest.ts";
import {hasIcon, SERVICES} from "#core/render/documents/look/social.ts";
import type {Config} from "#schemas/config.ts";
import {iconName} from "#schemas/site-data.ts";
import type {ConfigFault} from "./locate.ts";

/** Names of icons that belong to no service. */
const GENERAL: readonly string[] = iconName.options;

/** Reports unknown icons of `social` (`config-value`), whose links would get a generic icon. */
export const iconFaults = ({social = []}: Config): ConfigFault[] =>
  social.flatMap((entry, i) => {
    const {icon} = entry;
    if (GENERAL.includes(icon) || hasIcon(entry)) return [];
    const meant = nearest(icon, SERVICES);
    return [
      {
        code: "config-value",
        message: `there is no icon "${icon}"`,
        path: ["social", i, "icon"],
        hint: meant === undefined ? "Use `link` for a generic icon." : `Did you mean "${meant}"?`,
      },
    ];
  });
