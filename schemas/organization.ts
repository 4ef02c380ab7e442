import {z} from "zod";
import {header, pageUrl} from "./common.ts";
import {open} from "./open.ts";
import {artifact} from "./rules/annotate.ts";

/** Repository of the organization. */
export const project = z.strictObject({
  repo: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/)
    .describe("Repository as `owner/name`"),
  npm: z.string().describe("Name of the package"),
  description: z.string().describe("Description of the project"),
  maintainer: z.string().describe("Handle; empty if a maintainer is needed"),
});
export type Project = z.infer<typeof project>;

const fields = {
  heading: z.string().describe("Title of the screen"),
  introduction: z.string().describe("Text above the list"),
  maintainerNeededUrl: z.string().describe("Link for people who want to maintain a project"),
  projects: z.array(project).describe("Repositories of the organization"),
};

/** `data/organization.json` in the content folder. */
export const organizationData = z.strictObject({$schema: z.string().optional(), ...fields});
export type OrganizationData = z.output<typeof organizationData>;

/** Repository with data added by the build. */
export const knownProject = project.extend({
  version: z.string().optional().describe("Version whose README was taken last"),
  page: pageUrl.optional().describe("URL of the page about the project, if this site has one"),
});
export type KnownProject = z.infer<typeof knownProject>;

/** `data/organization.json` in the artifacts. */
export const organization = artifact(
  "0.1.0",
  open(
    z.object({
      ...header("organization"),
      ...fields,
      projects: z.array(knownProject).describe("Repositories of the organization"),
    }),
  ),
  "evolving",
);
export type Organization = z.infer<typeof organization>;
