import {defineConfig} from "vitest/config";
import {messagesPlugin} from "./vite.config.ts";

/** Tests run from the TypeScript sources; only those under `site/` that need a browser build first. */
export default defineConfig({
  plugins: [messagesPlugin("en")],
  define: {__VERSION__: '"0.0.0"', __BUILD__: '"test"'},
  test: {
    include: ["{cli,schemas,site,search,verify,bench,fixtures}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
