/// <reference types="vitest/config" />
import {readFileSync} from "node:fs";
import {dirname, join} from "node:path";
import react from "@vitejs/plugin-react";
import {defineConfig, type EnvironmentOptions} from "vite";
import {siteFromSources} from "./site/build/dev-plugin.ts";
import {lightDarkFallback} from "./site/build/light-dark.ts";
import {buildChangedParts, CLI, partHash} from "./site/build/parts.ts";
import {adoptedStyles, diagramLibrary, executable, messages} from "./site/build/plugins.ts";
import {languages} from "./site/messages/languages.ts";
import {clientBuild, clientFolder} from "./site/prerender/client-build.ts";

const root = import.meta.dirname;

/** Oldest browsers in which all features work. Newer browser features only improve speed or appearance. */
const BROWSERS = ["chrome111", "firefox115", "safari16.4"];

/**
 * Lightning CSS feature that replaces `light-dark()` with variables. They are resolved on `:root`, so
 * surfaces that are always dark would have the colors of the page; `lightDarkFallback` is used instead.
 */
const LIGHT_DARK = 1 << 20;

const PRODUCTION = {"process.env.NODE_ENV": '"production"'};

/** Returns the build options for browser code. */
const forBrowsers = (build: EnvironmentOptions["build"], define = {}): EnvironmentOptions => ({
  consumer: "client",
  define,
  build: {
    modulePreload: false,
    reportCompressedSize: false,
    ...build,
  },
});

/** Returns the build options for one script in the client folder, with a fixed name. */
const script = (input: string, outDir: string, name: string, format: "es" | "iife"): EnvironmentOptions =>
  forBrowsers(
    {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input,
        output: {format, entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]`},
      },
    },
    PRODUCTION,
  );

/**
 * Returns the build options of the client in one language. Each language has its own folder, so a site loads
 * the messages of one language only.
 */
const client = (lang: string): EnvironmentOptions =>
  forBrowsers({
    outDir: clientBuild(root, lang).client,
    emptyOutDir: true,
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
    rolldownOptions: {input: "site/entry-client.tsx"},
  });

/** Returns the build options of the prerenderer, which renders in every language. */
const prerenderer = (): EnvironmentOptions => ({
  consumer: "server",
  // Contains the production build of React, regardless of the prerenderer's NODE_ENV.
  define: PRODUCTION,
  resolve: {noExternal: true},
  build: {
    outDir: dirname(clientBuild(root, "en").server),
    emptyOutDir: true,
    rolldownOptions: {input: "site/entry-server.tsx"},
  },
});

/**
 * Returns the build options of the CLI for Node.js. Its libraries are bundled, because loading hundreds of
 * small files takes longer than an incremental build. Packages with native code or large data files stay
 * external.
 */
function commandLine(): EnvironmentOptions {
  const {version} = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return {
    consumer: "server",
    define: {
      __VERSION__: JSON.stringify(version),
      __BUILD__: JSON.stringify(partHash(root, CLI).slice(0, 12)),
    },
    resolve: {noExternal: true, external: ["satteri"]},
    build: {
      outDir: "build/cli",
      emptyOutDir: true,
      target: "node20",
      minify: false,
      license: {fileName: "third-party-licenses.md"},
      rolldownOptions: {
        input: {
          bin: "cli/bin.ts",
          index: "cli/api/index.ts",
          worker: "cli/core/pipeline/threads/worker.ts",
          writer: "cli/core/emit/threads/writer.ts",
          "build-worker": "cli/commands/build/build-worker.ts",
          apart: "cli/core/pipeline/apart/apart.ts",
          limits: "cli/core/pipeline/apart/limits.ts",
          "document-worker": "site/prerender/threads/document-worker.ts",
        },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          minify: {compress: false, mangle: false, codegen: true},
        },
      },
    },
  };
}

/**
 * Returns the build options of the diagram library. It is split, so that a page loads only the code for its
 * kinds of diagrams.
 */
const diagrams = (): EnvironmentOptions =>
  forBrowsers(
    {
      outDir: clientBuild(root, "en").diagrams,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {input: {diagrams: "site/diagrams/draw.ts"}, preserveEntrySignatures: "strict"},
    },
    PRODUCTION,
  );

/**
 * Single Vite config: `vite build` compiles the package, `vite dev` serves the site of `content/` from
 * sources, and `vitest` runs the tests. URLs in compiled files are relative, so one build works below any
 * path.
 */
export default defineConfig(({command, mode}) => ({
  base: "./",
  publicDir: false,
  css: {lightningcss: {exclude: LIGHT_DARK}},
  plugins: [
    messages(),
    lightDarkFallback(),
    diagramLibrary(root),
    adoptedStyles(),
    executable(),
    command === "serve" && mode !== "test" && [react(), siteFromSources()],
  ],
  environments:
    command === "build"
      ? {
          ...Object.fromEntries(
            languages.map(lang => [lang === "en" ? "client" : `client_${lang}`, client(lang)]),
          ),
          prerender: prerenderer(),
          diagrams: diagrams(),
          worker: script("site/sw.ts", clientFolder(root), "sw", "iife"),
          dev: script("site/dev/dev-client.ts", clientBuild(root, "en").dev, "client", "es"),
          cli: commandLine(),
        }
      : {prerender: {}, cli: {define: {__VERSION__: '"0.0.0"', __BUILD__: '"source"'}}},
  server: {watch: {ignored: ["**/{build,artifacts,dist,content,.docs-index,fixtures}/**"]}},
  appType: "custom",
  build: {
    target: BROWSERS,
    // Plug-in timings are of no interest when the package is compiled.
    rolldownOptions: {checks: {pluginTimings: false}},
  },
  builder: {sharedConfigBuild: true, sharedPlugins: true, buildApp: buildChangedParts},
  test: {
    // Limit for tests that hang, not for slow machines. Browsers share a few cores with everything else.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: {poll: {timeout: 100_000}},
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        define: {__VERSION__: '"0.0.0"', __BUILD__: '"test"'},
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
      ...["firefox", "webkit"].map(name => ({
        extends: true as const,
        test: {
          name,
          isolate: false,
          include: ["site/browser/everywhere/**/*.test.ts"],
          globalSetup: "site/test-support/engines/one-engine.ts",
          setupFiles: "site/test-support/engines/skip-missing.ts",
        },
      })),
    ],
  },
}));
