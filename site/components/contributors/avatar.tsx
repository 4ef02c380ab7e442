import {useEffect, useRef, useState} from "react";
import {onceInView} from "./once-in-view.ts";

/** Displayed size of the picture in CSS pixels; the file has twice the resolution. */
const SIDE = 44;

/** Returns the URL of an account's picture on the code host. */
export const avatarUrl = (handle: string): string =>
  `https://github.com/${encodeURIComponent(handle)}.png?size=90`;

/**
 * Renders an account's picture, which is requested when it comes into view. Until then, or if it can't be
 * loaded, a placeholder of the same size is shown.
 */
export function Avatar({handle}: {handle: string}) {
  const place = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");
  useEffect(() => (place.current ? onceInView(place.current, () => setState("shown")) : undefined), []);
  return (
    <span className="avatar" ref={place}>
      {state === "shown" && (
        <img
          src={avatarUrl(handle)}
          alt=""
          width={SIDE}
          height={SIDE}
          loading="lazy"
          decoding="async"
          onError={() => setState("failed")}
        />
      )}
    </span>
  );
}
