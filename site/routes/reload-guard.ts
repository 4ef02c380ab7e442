/**
 * Allows one full load for a reason per tab, so that a page that keeps failing can't reload for ever. Where
 * storage is forbidden no reload is allowed.
 */
export function claimReload(window: Pick<Window, "sessionStorage">, reason: string): boolean {
  const KEY = "reloaded-for";
  try {
    if (window.sessionStorage.getItem(KEY) === reason) return false;
    window.sessionStorage.setItem(KEY, reason);
    return true;
  } catch {
    return false;
  }
}
