import "#site/styles/screens/organization.css";
import type {Organization} from "#schemas/organization.ts";
import {ProjectCard} from "./project-card.tsx";

/** Lists the projects of the organization in data order. */
export function Screen({organization}: {organization: Organization}) {
  return (
    <main id="dx-main" className="page">
      <div className="page__head">
        <h1 tabIndex={-1}>{organization.heading}</h1>
        <p>{organization.introduction}</p>
      </div>
      <div className="cards">
        {organization.projects.map(project => (
          <ProjectCard key={project.repo} project={project} neededUrl={organization.maintainerNeededUrl} />
        ))}
      </div>
    </main>
  );
}
