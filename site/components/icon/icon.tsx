/** Icons that `styles/base/icons.css` draws. */
export type IconName =
  | "search"
  | "menu"
  | "close"
  | "chev"
  | "down"
  | "repo"
  | "social"
  | "qa"
  | "chat"
  | "package"
  | "globe"
  | "edit"
  | "print"
  | "copy"
  | "check"
  | "arrow"
  | "enter"
  | "page"
  | "hash"
  | "clock"
  | "alert"
  | "theme"
  | "feed"
  | "hand";

/** A decorative icon in the color of the text around it. */
export function Icon({name, small = false}: {name: IconName; small?: boolean}) {
  return <i className={`icon i-${name}${small ? " icon--s" : ""}`} aria-hidden="true" />;
}
