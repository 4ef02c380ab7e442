import type {NestedAnchor} from "#schemas/rules/nest-anchors.ts";
import {useCurrentHeading} from "#site/routes/current-heading.ts";
import {hrefOf} from "../link/link.tsx";

interface Props {
  anchors: readonly NestedAnchor[];
  url: string;
  /** The page is the shown one: links stay inside it, and the heading in view is marked. */
  current: boolean;
  level: number;
}

/** Headings of a page as list items, deeper ones nested and indented. */
export function AnchorList({anchors, url, current, level}: Props) {
  const inView = useCurrentHeading();
  return anchors.map(({title, id, children}) => (
    <li key={id}>
      <a
        href={current ? `#${encodeURIComponent(id)}` : hrefOf(url, id)}
        title={title}
        data-level={level}
        {...(current && id === inView ? {"aria-current": "location"} : {})}
      >
        {title}
      </a>
      {children && children.length > 0 && (
        <ul className="x">
          <AnchorList anchors={children} url={url} current={current} level={level + 1} />
        </ul>
      )}
    </li>
  ));
}
