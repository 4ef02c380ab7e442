import type {ComponentType} from "react";
import {loadChunk} from "../artifacts/chunks.ts";
import type {View} from "../artifacts/types.ts";

type Kind = View["kind"];
// Each screen takes the view of its own kind; the table can't say so per entry.
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

/** Loads the code of a screen; documentation pages and the frame are part of the entry. */
export async function loadScreen(kind: Kind): Promise<void> {
  const load = importers[kind];
  if (!load || loaded.has(kind)) return;
  loaded.set(kind, (await loadChunk(kind, load)).Screen);
}

/** The screen, once loaded. */
export const screenOf = (kind: Kind): ScreenComponent | undefined => loaded.get(kind);
