import {z} from "zod";
import {header} from "./common.ts";

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

/** `data/organization.json` of the artifacts. */
export const organization = z.strictObject({...header, ...fields});
export type Organization = z.infer<typeof organization>;
