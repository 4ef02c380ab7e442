/**
 * Returns `open: true` for a group of a menu that is unfolded at first: by `collapsed: false`, or because it cannot be
 * folded.
 *
 * @param usual whether groups are unfolded by default
 */
export const openGroup = (
  {collapsed, collapsible, collapsable}: Readonly<Record<string, unknown>>,
  usual = false,
): {open?: true} =>
  [collapsed, collapsible, collapsable].includes(false) || (usual && collapsed !== true) ? {open: true} : {};
