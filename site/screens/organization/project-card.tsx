import {useEffect, useRef, useState} from "react";
import type {KnownProject} from "#schemas/organization.ts";
import {fillText} from "#schemas/rules/fill-text.ts";
import {Avatar} from "#site/components/contributors/avatar.tsx";
import {onceInView} from "#site/components/contributors/once-in-view.ts";
import {Icon} from "#site/components/icon/icon.tsx";
import {hrefOf, Link} from "#site/components/link/link.tsx";
import {messages} from "#site/messages/messages.ts";
import {BadgeImage} from "./badge-image.tsx";
import {badgesOf} from "./badges.ts";

/**
 * Renders a repository: description, maintainer, and badges of its activity, which are loaded when the card
 * is in view.
 */
export function ProjectCard({project, neededUrl}: {project: KnownProject; neededUrl: string}) {
  const {repo, description, maintainer, page} = project;
  const name = repo.slice(repo.indexOf("/") + 1);
  const root = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => (root.current ? onceInView(root.current, () => setSeen(true)) : undefined), []);
  return (
    <article className="card" ref={root}>
      <h2>
        <Link href={`https://github.com/${repo}`}>{name}</Link>
        {page && (
          <a
            className="card__docs"
            href={hrefOf(page)}
            aria-label={fillText(messages.organization.docs, {repo: name})}
          >
            {messages.organization.documentation}
          </a>
        )}
      </h2>
      <p>{description}</p>
      <div className="card__who">
        {maintainer ? (
          <>
            <span>
              {messages.organization.maintainedBy}{" "}
              <Link href={`https://github.com/${maintainer}`}>{maintainer}</Link>
            </span>
            <Avatar handle={maintainer} />
          </>
        ) : (
          <Link className="needed" href={neededUrl}>
            <Icon name="hand" small />
            {messages.organization.needed}
          </Link>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        className="card__badges"
        role="group"
        aria-label={fillText(messages.organization.status, {repo: name})}
      >
        {badgesOf(project).map(badge => (
          <BadgeImage key={badge.content} badge={badge} repo={name} wanted={seen} />
        ))}
      </div>
    </article>
  );
}
