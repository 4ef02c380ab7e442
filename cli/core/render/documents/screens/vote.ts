import type {EmitFile} from "#core/model/emit-file.ts";
import {artifactHeader} from "#schemas/version.ts";
import type {Vote} from "#schemas/vote.ts";
import {artifactJson} from "#support/json/artifact-json.ts";
import type {SiteContext} from "../context.ts";
import {textFile} from "../text-file.ts";

/** Plans `data/vote.json`, if the content folder has one. All votes come from the snapshot. */
export function voteFile({data}: SiteContext): EmitFile | undefined {
  const {vote, votesSnapshot} = data;
  if (!vote) return undefined;
  const counts = new Map(Object.entries(votesSnapshot?.counts ?? {}));
  const document: Vote = {
    ...artifactHeader("vote"),
    introduction: vote.introduction,
    counted: votesSnapshot?.date,
    proposals: vote.proposals.map(({id, title, description, url, moved}) => ({
      id,
      title,
      description,
      url,
      ...(moved === undefined ? {} : {moved}),
      votes: counts.get(id),
    })),
  };
  const text = artifactJson(document);
  return textFile("data/vote.json", text);
}
