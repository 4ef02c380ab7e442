import type {BootData, SiteFacts, View} from "#site/artifacts/types.ts";
import type {ClientAssets} from "../client-assets.ts";

/** Icons of a site by their size, as `icons/<size>.png` holds them. */
export type Icons = Readonly<Record<string, string>>;

/** The part of the site that was built for the prerender (`site/entry-server.tsx`). */
export interface ServerBundle {
  prepare(): Promise<void>;
  render(boot: BootData, html: string): string;
  describe(view: View, site: SiteFacts): {title: string; noIndex: boolean};
}

/** What all documents share. */
export interface DocumentContext {
  server: ServerBundle;
  assets: ClientAssets;
  build: string;
  feed: boolean;
  /** Path of the language and version; null if there is only one. */
  edition: string | null;
  icons: Icons;
  /** Content security policy, if the host does not send it. */
  policy?: string | undefined;
  /** For the development server: elements by which the document listens to it. */
  devTags?: string;
}
