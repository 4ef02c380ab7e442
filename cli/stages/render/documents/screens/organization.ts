import type {Organization} from "../../../../../schemas/organization.ts";
import {artifactHeader} from "../../../../../schemas/version.ts";
import {artifactJson} from "../../../../json/artifact-json.ts";
import type {EmitFile} from "../../../../model/emit-file.ts";
import type {SiteContext} from "../context.ts";
import {textFile} from "../text-file.ts";

/** `data/organization.json`, where the content folder has one. */
export function organizationFile({data}: SiteContext): EmitFile | undefined {
  if (!data.organization) return undefined;
  const {heading, introduction, maintainerNeededUrl, projects} = data.organization;
  const document: Organization = {
    ...artifactHeader("organization"),
    heading,
    introduction,
    maintainerNeededUrl,
    projects,
  };
  const text = artifactJson(document);
  return textFile("data/organization.json", text);
}
