/** Icons defined in `styles/base/icons.css`. */
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

/** Renders a decorative icon, which as an empty element has no accessible name, in the surrounding text color. */
export function Icon({name, small = false}: {name: IconName; small?: boolean}) {
  return <i className={`icon i-${name}${small ? " icon--s" : ""}`} />;
}
