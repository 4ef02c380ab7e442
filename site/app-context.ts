import {type ComponentType, createContext, useContext, useSyncExternalStore} from "react";
import type {SectionRow, SiteFacts} from "./artifacts/types.ts";
import type {RouterHandle, RouterState} from "./routes/router-state.ts";

/** Value of the app context, available to every component. */
export interface AppValue {
  site: SiteFacts;
  router: RouterHandle;
  /** Whether the page is served by the development server. */
  dev: boolean;
  /** Renders a sidebar row of another page, which is the same on all pages; only the prerenderer has its own. */
  Row?: ComponentType<{page: SectionRow; live: boolean}>;
}

export const AppContext = createContext<AppValue | null>(null);

/** Returns the app context. Throws outside the app. */
export function useApp(): AppValue {
  const value = useContext(AppContext);
  if (!value) throw new Error("This component must stand inside the app.");
  return value;
}

/** Returns the site metadata. */
export const useSite = (): SiteFacts => useApp().site;

/** Returns the router, for actions. */
export const useRouter = (): RouterHandle => useApp().router;

/** Returns the current route. The component re-renders when it changes. */
export function useRoute(): RouterState {
  const {router} = useApp();
  return useSyncExternalStore(router.subscribe, router.getState, router.getStart);
}
