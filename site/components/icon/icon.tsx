/** Icons that `styles/icons.css` draws. */
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
  | "hand";

/** A decorative icon in the colour of the text around it. */
export function Icon({name, small = false}: {name: IconName; small?: boolean}) {
  return <i className={`icon i-${name}${small ? " icon--s" : ""}`} aria-hidden="true" />;
}

/** The mark of the site, two nested cubes. */
export function Logo() {
  return (
    <svg aria-hidden="true">
      <use href="#logo" />
    </svg>
  );
}

/** The small cube that stands before versions and projects. */
export function SmallCube() {
  return (
    <svg className="cube-s" aria-hidden="true">
      <use href="#cube-s" />
    </svg>
  );
}
