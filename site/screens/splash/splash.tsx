import "#site/styles/home/hero.css";
import "#site/styles/home/module-graph.css";
import "#site/styles/home/cube.css";
import "#site/styles/home/steps.css";
import {useEffect, useRef} from "react";
import {useRoute, useRouter, useSite} from "#site/app-context.ts";
import type {View} from "#site/artifacts/types.ts";
import {Icon} from "#site/components/icon/icon.tsx";
import {Link} from "#site/components/link/link.tsx";
import {LoadError} from "#site/components/load-error/load-error.tsx";
import {ModuleGraph} from "#site/components/module-graph/module-graph.tsx";
import {PageBody} from "#site/components/page-body/page-body.tsx";
import {Sponsors} from "#site/components/sponsors/sponsors.tsx";
import {VersionNotice} from "#site/components/version-switch/version-notice.tsx";
import {WordRotator} from "#site/components/word-rotator/word-rotator.tsx";
import {HomeHero} from "./home-hero.tsx";

type Props = Extract<View, {kind: "home"}>;

/** Renders the splash page: introduction, body and sponsors. */
export function Screen({sponsors}: Props) {
  const {home} = useSite();
  return (
    <main id="dx-main">
      <div className="shell home-notice">
        <VersionNotice />
      </div>
      <Hero />
      {home && <HomeHero home={home} />}
      <HomeBody />
      {sponsors && <Sponsors index={sponsors} />}
    </main>
  );
}

function Hero() {
  const {splash} = useSite();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? pauseOutOfView(root.current) : undefined), []);
  if (!splash) return null;
  return (
    <div className="hero on-slate" ref={root}>
      <div className="shell hero__in">
        <h1 tabIndex={-1}>
          {splash.lead} <WordRotator words={splash.words} />
        </h1>
        {splash.tagline && <p className="hero__lead">{splash.tagline}</p>}
        <div className="hero__cta">
          <Link className="btn" href={splash.action.url}>
            {splash.action.title} <Icon name="arrow" small />
          </Link>
          {splash.secondary && (
            <Link className="btn btn--ghost" href={splash.secondary.url}>
              {splash.secondary.title}
            </Link>
          )}
        </div>
        <ModuleGraph />
      </div>
    </div>
  );
}

/** Pauses an element's animations while it is out of view. Returns a cleanup function. */
function pauseOutOfView(element: HTMLElement): () => void {
  const observer = new IntersectionObserver(entries => {
    element.classList.toggle("is-paused", !(entries.at(-1)?.isIntersecting ?? true));
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Renders the body of the home page, a sequence of steps. */
function HomeBody() {
  const {status, html} = useRoute();
  const router = useRouter();
  return (
    <div className="shell steps">
      {status === "failed" ? <LoadError onRetry={router.retry} /> : <PageBody html={html} />}
    </div>
  );
}
