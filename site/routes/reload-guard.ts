/**
 * Allows one full load per reason and tab, so that a failing page can't reload endlessly. Without storage, no
 * reload is allowed.
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
