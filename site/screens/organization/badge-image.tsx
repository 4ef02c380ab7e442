import {useState} from "react";
import {type Badge, badgeUrl} from "./badges.ts";

interface Props {
  badge: Badge;
  repo: string;
  /** Whether the picture may be asked for. */
  wanted: boolean;
}

/** One badge in a place of fixed size; where it can't be loaded its label stays. */
export function BadgeImage({badge, repo, wanted}: Props) {
  const [failed, setFailed] = useState(false);
  if (!wanted || failed) {
    return (
      <span className={failed ? "shield is-failed" : "shield"}>{failed ? `${badge.label} –` : null}</span>
    );
  }
  return (
    <span className="shield">
      <img
        src={badgeUrl(badge)}
        alt={`${badge.meaning}: ${repo}`}
        height={20}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    </span>
  );
}
