import type {Syntax, TagHook} from "#core/parse/file-scope.ts";
import {link, paragraph, placeOf, plain} from "../nodes.ts";

/** Properties that contain the id of a video, or its URL. */
const IDS = ["id", "videoId", "videoid", "youTubeId", "url", "src"] as const;

/** Replaces an embedded video with a link to it, since pages load nothing from other hosts. */
const video: TagHook = ({props, node, children}) => {
  const id = IDS.map(name => props[name]).find(value => typeof value === "string" && value.trim() !== "");
  if (typeof id !== "string") return children;
  const url = /^https?:\/\//.test(id)
    ? id
    : `https://www.youtube.com/watch?v=${encodeURIComponent(id.trim())}`;
  const title = typeof props.title === "string" && props.title.trim() !== "" ? props.title.trim() : "YouTube";
  return [paragraph([link(url, [plain(title)], placeOf(node))], placeOf(node)), ...children];
};

/** Components of common packages that embed a video from YouTube. */
export const VIDEOS: Syntax["tags"] = Object.fromEntries(
  [
    "YouTube",
    "YouTubeEmbed",
    "YoutubeEmbed",
    "Youtube",
    "YouTubeVideo",
    "LiteYouTube",
    "LiteYouTubeEmbed",
    "LiteYoutubeEmbed",
  ].map(name => [name, video]),
);
