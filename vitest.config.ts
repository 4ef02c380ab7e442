import {defineConfig} from "vitest/config";
import {messagesPlugin} from "./site/build/vite.config.ts";

/** Tests run from the TypeScript sources; those under `site/browser` share one browser, one server and one built site. */
export default defineConfig({
  plugins: [messagesPlugin("en")],
  define: {__VERSION__: '"0.0.0"', __BUILD__: '"test"'},
  test: {
    // Generous, because browsers share few cores with everything else on a build machine.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    expect: {poll: {timeout: 50_000}},
    maxWorkers: 2,
    retry: process.env.CI === undefined ? 0 : 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: ["{cli,schemas,site,search,tools,fixtures}/**/*.test.{ts,tsx}"],
          exclude: ["site/browser/**"],
          globalSetup: "fixtures/support/own-temporary-folder.ts",
          setupFiles: "fixtures/support/after-each-file.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          isolate: false,
          include: ["site/browser/**/*.test.ts"],
          globalSetup: "site/test-support/one-browser.ts",
        },
      },
    ],
  },
});
