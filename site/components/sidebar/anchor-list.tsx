import type {NestedAnchor} from "#schemas/rules/nest-anchors.ts";
import {useCurrentHeading} from "#site/routes/current-heading.ts";
import {hrefOf} from "../link/link.tsx";

interface Props {
  anchors: readonly NestedAnchor[];
  url: string;
  /** Whether this is the current page: links stay inside it, and the heading in view is marked. */
  current: boolean;
}

/** Renders the headings of a page as list items, with deeper ones nested and indented. */
export function AnchorList({anchors, url, current}: Props) {
  const inView = useCurrentHeading();
  return anchors.map(({title, id, children}) => (
    <li key={id}>
      <a
        href={current ? `#${encodeURIComponent(id)}` : hrefOf(url, id)}
        {...(current && id === inView ? {"aria-current": "location"} : {})}
      >
        {title}
      </a>
      {children && children.length > 0 && (
        <ul className="x">
          <AnchorList anchors={children} url={url} current={current} />
        </ul>
      )}
    </li>
  ));
}
