import type {ComponentType} from "react";
import {loadChunk} from "../artifacts/chunks.ts";
import type {View} from "../artifacts/types.ts";

type Kind = View["kind"];
// Each screen takes its own kind of view, which the table's type can't express per entry.
// biome-ignore lint/suspicious/noExplicitAny: see above
type ScreenComponent = ComponentType<any>;

const importers: Partial<Record<Kind, () => Promise<{Screen: ScreenComponent}>>> = {
  home: () => import("./splash/splash.tsx"),
  organization: () => import("./organization/organization.tsx"),
  vote: () => import("./vote/vote.tsx"),
  printable: () => import("./printable/printable.tsx"),
  "not-found": () => import("./not-found/not-found.tsx"),
};

const loaded = new Map<Kind, ScreenComponent>();

/** Loads the code of a screen. Documentation pages and the app shell are part of the entry. */
export async function loadScreen(kind: Kind): Promise<void> {
  const load = importers[kind];
  if (!load || loaded.has(kind)) return;
  loaded.set(kind, (await loadChunk(kind, load)).Screen);
}

/** Returns a screen, if it is loaded. */
export const screenOf = (kind: Kind): ScreenComponent | undefined => loaded.get(kind);
