import {useState} from "react";
import {Link} from "#site/components/link/link.tsx";
import {type Badge, badgeUrl} from "./badges.ts";

interface Props {
  badge: Badge;
  repo: string;
  /** Whether the image may be requested. */
  wanted: boolean;
}

/**
 * Renders one badge of fixed size. If it can't be loaded, the known value or else its label is shown, linked
 * to its source.
 */
export function BadgeImage({badge, repo, wanted}: Props) {
  const [failed, setFailed] = useState(false);
  if (!wanted) return <span className="shield" />;
  // Without the image, readers can still visit the source.
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
