import {z} from "zod";
import {header, pageUrl} from "./common.ts";

/** A repository of the organization. */
export const project = z.strictObject({
  repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  npm: z.string(),
  description: z.string(),
  maintainer: z.string().describe("Handle; empty: a maintainer is needed"),
});
export type Project = z.infer<typeof project>;

const fields = {
  heading: z.string(),
  introduction: z.string(),
  maintainerNeededUrl: z.string(),
  projects: z.array(project),
};

/** `data/organization.json` of the content folder. */
export const organizationData = z.strictObject({$schema: z.string().optional(), ...fields});
export type OrganizationData = z.output<typeof organizationData>;

/** A repository with what the build knows of it. */
export const knownProject = project.extend({
  version: z.string().nullable().describe("Version whose README was taken last"),
  page: pageUrl.nullable().describe("Where this site documents the project"),
});
export type KnownProject = z.infer<typeof knownProject>;

/** `data/organization.json` of the artifacts. */
export const organization = z.strictObject({...header, ...fields, projects: z.array(knownProject)});
export type Organization = z.infer<typeof organization>;
