import type {z} from "zod";
import {organizationData} from "#schemas/organization.ts";
import {lockFile} from "#schemas/project-files/lock.ts";
import {verifiedData} from "#schemas/project-files/verified.ts";
import {redirectsData} from "#schemas/redirects.ts";
import {siteData} from "#schemas/site-data.ts";
import {sponsorsData, sponsorsSnapshot} from "#schemas/sponsors.ts";
import {voteData, votesSnapshot} from "#schemas/vote.ts";
import type {DataName} from "./files.ts";

/** Schema of each data file. Imported only if a file must be validated, because zod takes long to load. */
export const DATA_SCHEMAS: Record<DataName, z.ZodType> = {
  site: siteData,
  organization: organizationData,
  sponsors: sponsorsData,
  vote: voteData,
  redirects: redirectsData,
  verified: verifiedData,
  sponsorsSnapshot,
  votesSnapshot,
  lock: lockFile,
};
