import {useState} from "react";
import {useRoute, useRouter} from "../../app-context.ts";
import {readBodyHtml} from "../../artifacts/boot.ts";
import {LoadError} from "../../components/load-error/load-error.tsx";
import {PageBody} from "../../components/page-body/page-body.tsx";
import {wrapSteps} from "./wrap-steps.ts";

/** The body of the home page as a row of steps, one per heading. */
export function HomeBody() {
  const {status, html} = useRoute();
  const router = useRouter();
  const [shown] = useState(() => {
    if (html !== null) return wrapSteps(html);
    return typeof document === "undefined" ? "" : readBodyHtml(document);
  });
  return (
    <div className="shell steps">
      {status === "failed" ? <LoadError onRetry={router.retry} /> : <PageBody html={shown} />}
    </div>
  );
}
