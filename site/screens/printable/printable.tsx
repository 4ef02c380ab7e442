import {fillText} from "#schemas/rules/fill-text.ts";
import {useRoute, useRouter, useSite} from "#site/app-context.ts";
import type {View} from "#site/artifacts/types.ts";
import {Icon} from "#site/components/icon/icon.tsx";
import {hrefOf} from "#site/components/link/link.tsx";
import {LoadError} from "#site/components/load-error/load-error.tsx";
import {PageBody} from "#site/components/page-body/page-body.tsx";
import {messages} from "#site/messages/messages.ts";

type Props = Extract<View, {kind: "printable"}>;

/**
 * Renders all pages of a section in one document, for reading and printing. Printing is never started
 * automatically.
 */
export function Screen({page, section}: Props) {
  const {title} = useSite();
  const {status, html} = useRoute();
  const router = useRouter();
  return (
    <main id="dx-main" className="docs__main printable">
      <div className="docs__body">
        <p className="print-only">
          {fillText(messages.printable.lead, {section: section.title, site: title})}
        </p>
        <div className="doc-head">
          <nav className="eyebrow" aria-label={messages.page.breadcrumb}>
            <a href={hrefOf(section.url)}>{section.title || title}</a>
          </nav>
          <div className="doc-head__row">
            <h1 tabIndex={-1}>{page.title}</h1>
            <div className="doc-head__links">
              <button className="btn" type="button" onClick={() => window.print()}>
                <Icon name="print" small />
                {messages.printable.print}
              </button>
            </div>
          </div>
        </div>
        {status === "failed" ? <LoadError onRetry={router.retry} /> : <PageBody html={html} />}
      </div>
    </main>
  );
}
