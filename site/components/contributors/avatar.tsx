import {useEffect, useRef, useState} from "react";
import {onceInView} from "./once-in-view.ts";

/** Side of the shown picture in CSS pixels; the file is twice as fine. */
const SIDE = 44;

/** Address of an account's picture on the code host. */
export const avatarUrl = (handle: string): string =>
  `https://github.com/${encodeURIComponent(handle)}.png?size=90`;

/**
 * The picture of an account, asked for when it comes into view. Before that, and where it can't be loaded, a
 * figure of the same size stands in.
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
