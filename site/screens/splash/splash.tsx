import "#site/styles/home/hero.css";
import "#site/styles/home/module-graph.css";
import "#site/styles/home/cube.css";
import "#site/styles/home/steps.css";
import {useEffect, useRef} from "react";
import {useSite} from "#site/app-context.ts";
import type {View} from "#site/artifacts/types.ts";
import {Icon} from "#site/components/icon/icon.tsx";
import {Link} from "#site/components/link/link.tsx";
import {ModuleGraph} from "#site/components/module-graph/module-graph.tsx";
import {Sponsors} from "#site/components/sponsors/sponsors.tsx";
import {VersionNotice} from "#site/components/version-switch/version-notice.tsx";
import {WordRotator} from "#site/components/word-rotator/word-rotator.tsx";
import {HomeBody} from "./home-body.tsx";
import {HomeHero} from "./home-hero.tsx";
import {pauseOutOfView} from "./pause-out-of-view.ts";

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
