import "#site/styles/home/features.css";
import type {HomeData} from "#schemas/settings/look.ts";
import {useSite} from "#site/app-context.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {Link} from "#site/components/link/link.tsx";

/** Renders what precedes the text of a project's home page: name, tagline, actions and features. */
export function HomeHero({home}: {home: HomeData}) {
  const site = useSite();
  const {title, text, tagline, image, actions, features} = home;
  return (
    <>
      {!site.splash && (
        <div className="hero on-slate">
          <div className="shell hero__in home-hero">
            {image && <img className="home-hero__image" src={addressOf(image)} alt="" />}
            <h1 tabIndex={-1}>{title || site.title}</h1>
            {text && <p className="home-hero__text">{text}</p>}
            {tagline && <p className="hero__lead">{tagline}</p>}
            {actions.length > 0 && (
              <div className="hero__cta">
                {actions.map((action, at) => (
                  <Link className={at === 0 ? "btn" : "btn btn--ghost"} href={action.url} key={action.url}>
                    {action.title}
                  </Link>
                ))}
              </div>
            )}
          </div>
        </div>
      )}
      {features.length > 0 && (
        <ul className="shell features">
          {features.map(feature => (
            <li key={feature.title}>
              {feature.icon && <span aria-hidden="true">{feature.icon}</span>}
              <h2>{feature.url ? <Link href={feature.url}>{feature.title}</Link> : feature.title}</h2>
              {feature.text && <p>{feature.text}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
