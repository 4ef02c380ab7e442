import {useState} from "react";
import {Link} from "#site/components/link/link.tsx";
import {type Badge, badgeUrl} from "./badges.ts";

interface Props {
  badge: Badge;
  repo: string;
  /** Whether the picture may be asked for. */
  wanted: boolean;
}

/** One badge in a place of fixed size; where it can't be loaded the known figure, else its label, leads to its source. */
export function BadgeImage({badge, repo, wanted}: Props) {
  const [failed, setFailed] = useState(false);
  if (!wanted) return <span className="shield" />;
  // Without the picture the place of the figure can still be visited.
  if (failed) {
    return (
      <Link className="shield is-failed" href={badge.source} title={badge.meaning}>
        {badge.known ?? badge.label}
      </Link>
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
