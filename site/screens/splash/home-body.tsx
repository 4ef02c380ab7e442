import {useRoute, useRouter} from "#site/app-context.ts";
import {LoadError} from "#site/components/load-error/load-error.tsx";
import {PageBody} from "#site/components/page-body/page-body.tsx";

/** Renders the body of the home page, a sequence of steps. */
export function HomeBody() {
  const {status, html} = useRoute();
  const router = useRouter();
  return (
    <div className="shell steps">
      {status === "failed" ? <LoadError onRetry={router.retry} /> : <PageBody html={html} />}
    </div>
  );
}
