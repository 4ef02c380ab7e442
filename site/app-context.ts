import {createContext, useContext, useSyncExternalStore} from "react";
import type {SiteFacts} from "./artifacts/types.ts";
import type {RouterHandle, RouterState} from "./routes/router-state.ts";

/** What every component may ask for. */
export interface AppValue {
  site: SiteFacts;
  router: RouterHandle;
  /** The page comes from the development server. */
  dev: boolean;
}

export const AppContext = createContext<AppValue | null>(null);

/** Everything at once. */
export function useApp(): AppValue {
  const value = useContext(AppContext);
  if (!value) throw new Error("This component must stand inside the app.");
  return value;
}

/** Texts and links that surround every page. */
export const useSite = (): SiteFacts => useApp().site;

/** The router itself, for actions. */
export const useRouter = (): RouterHandle => useApp().router;

/** What is shown now; the component renders again when it changes. */
export function useRoute(): RouterState {
  const {router} = useApp();
  return useSyncExternalStore(router.subscribe, router.getState, router.getStart);
}
