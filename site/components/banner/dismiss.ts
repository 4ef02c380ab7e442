/** Where and how the choice of the reader is kept. */
export interface Dismissal {
  dismissKey: string;
  dismissValue: string;
}

/** Hides the banner and keeps that for later visits; where storage is forbidden it stays hidden for this page. */
export function dismiss({dismissKey, dismissValue}: Dismissal, root: HTMLElement): void {
  root.dataset.banner = "off";
  try {
    localStorage.setItem(dismissKey, dismissValue);
  } catch {
    // The banner is back on the next full load.
  }
}
