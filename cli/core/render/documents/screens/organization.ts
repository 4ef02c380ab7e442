import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Organization, Project} from "#schemas/organization.ts";
import type {LockFile} from "#schemas/project-files/lock.ts";
import {artifactHeader} from "#schemas/version.ts";
import {artifactJson} from "#support/json/artifact-json.ts";
import type {SiteContext} from "../context.ts";
import {textFile} from "../text-file.ts";

/** Plans `data/organization.json`, if the content folder has one. */
export function organizationFile({data, arrangement}: SiteContext): EmitFile | undefined {
  if (!data.organization) return undefined;
  const {heading, introduction, maintainerNeededUrl, projects} = data.organization;
  const byRepository = pagesByRepository([...arrangement.byUrl.values()]);
  const document: Organization = {
    ...artifactHeader("organization"),
    heading,
    introduction,
    maintainerNeededUrl,
    projects: projects.map(project => ({
      ...project,
      version: versionOf(project, data.lock),
      page: byRepository.get(nameOf(project.repo)),
    })),
  };
  const text = artifactJson(document);
  return textFile("data/organization.json", text);
}

const nameOf = (repo: string): string => repo.slice(repo.lastIndexOf("/") + 1);

/** Returns the version of the package that a README comes from; repositories have none. */
function versionOf({npm}: Project, lock: LockFile | null): string | undefined {
  const entries = Object.values(lock?.sources ?? {});
  const found = entries.find(entry => entry.origin === "npm" && entry.package === npm);
  return found?.origin === "npm" ? found.version : undefined;
}

/** Returns the URL of the first page of each repository by name, because repositories may move to another owner. */
const pagesByRepository = (pages: readonly PageFacts[]): ReadonlyMap<string, string> =>
  new Map(
    pages
      .toReversed()
      .flatMap(({repo, url}): [string, string][] => (repo === null ? [] : [[nameOf(repo), url]])),
  );
