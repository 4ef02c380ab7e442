/** Storage key and value of the reader's choice. */
export interface Dismissal {
  dismissKey: string;
  dismissValue: string;
}

/**
 * Hides the banner and remembers that for later visits. Without storage, it stays hidden only on this page.
 */
export function dismiss({dismissKey, dismissValue}: Dismissal, root: HTMLElement): void {
  root.dataset.banner = "off";
  try {
    localStorage.setItem(dismissKey, dismissValue);
  } catch {
    // The banner reappears on the next full load.
  }
}
