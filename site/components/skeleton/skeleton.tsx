import {messages} from "#site/messages/messages.ts";

/** Renders gray placeholder bars for a loading body: paragraphs, a heading, a block of code. */
export function Skeleton({label = messages.page.loading}: {label?: string}) {
  return (
    <div className="skel" role="status" aria-label={label}>
      <i className="w96" />
      <i className="w91" />
      <i className="w57" />
      <i className="h2" />
      <i className="w94" />
      <i className="w83" />
      <i className="box" />
      <i className="w91" />
      <i className="w48" />
    </div>
  );
}
