import type {BootData, SiteFacts, View} from "#site/artifacts/types.ts";
import type {ClientAssets} from "../client-assets.ts";

/** Icons of a site by size, from `icons/<size>.png`. */
export type Icons = Readonly<Record<string, string>>;

/** Prerender bundle of the site (`site/entry-server.tsx`). */
export interface ServerBundle {
  prepare(): Promise<void>;
  render(boot: BootData, html: string): string;
  describe(view: View, site: SiteFacts): {title: string; noIndex: boolean};
}

/** Context shared by all documents. */
export interface DocumentContext {
  server: ServerBundle;
  assets: ClientAssets;
  build: string;
  feed: boolean;
  /** Path of the language and version; `null` if there is only one. */
  edition: string | null;
  icons: Icons;
  /** Content security policy, if the host does not send it. */
  policy?: string | undefined;
  /** Element with the script that all documents of a language and version share. */
  script: string;
  /** Elements that connect the document to the development server. */
  devTags?: string;
}
