import {defineConfig} from "vitest/config";
import {messagesPlugin} from "./vite.config.ts";

/** Tests run from the TypeScript sources; only those under `site/` that need a browser build first. */
export default defineConfig({
  plugins: [messagesPlugin("en")],
  define: {__VERSION__: '"0.0.0"', __BUILD__: '"test"'},
  test: {
    include: ["{cli,schemas,site,search,tools,fixtures}/**/*.test.{ts,tsx}"],
    // Generous, because browsers share few cores with everything else on a build machine.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    retry: process.env.CI === undefined ? 0 : 2,
  },
});
