import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { computeAtBuild } from "./website/compute-at-build.ts";
import { compileArticles } from "./website/pages/blog/compile-articles.ts";

const PREACT_ALIASES = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
};

const STEPS = "tests/bench/steps.test.ts";

export default defineConfig({
  test: {
    // One more than there are cores: tests of the server wait for Postgres a third of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [compileArticles()],
        test: {
          name: "node",
          environment: "node",
          // A third of the time was imports: what a test file has loaded, the next one finds. No module keeps what it did.
          isolate: false,
          // The first test that asks for a database waits for Postgres to be made, also on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: "tests/database/support/global-setup.ts",
          include: ["{server,stand-ins,cli,scripts,tests,website}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "tests/e2e/**", STEPS],
        },
      },
      {
        test: {
          name: "plugin",
          environment: "node",
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ["plugin/{protocol,main,stage}/**/*.test.ts"],
        },
      },
      {
        // Loops are counted only in what was loaded after counting began: nothing may be loaded here before. It takes longest
        // of all files, and projects run in the order of their names: as the last one it would run alone.
        test: {
          name: "counted",
          environment: "node",
          // The whole engine is loaded and instrumented first.
          hookTimeout: 60_000,
          include: [STEPS],
        },
      },
      {
        test: {
          name: "engine",
          environment: "node",
          testTimeout: 30_000,
          isolate: false,
          include: ["shared/**/*.test.ts"],
        },
      },
      {
        // The kit ships source maps without their sources; saying so for each of its 400 files buries the results.
        logLevel: "error",
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
        resolve: { alias: PREACT_ALIASES },
        plugins: [
          {
            // The kit imports its style sheets with a `!` in front, a mark for its own bundler.
            name: "kit-css",
            enforce: "pre",
            resolveId: (id: string) =>
              id.startsWith("!") && id.endsWith(".css") ? "\0kit.css.js" : undefined,
            load: (id: string) => (id === "\0kit.css.js" ? "export default {}" : undefined),
          },
        ],
        test: {
          name: "panel",
          testTimeout: 30_000,
          environment: "happy-dom",
          include: ["plugin/ui/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/panel/around-tests.ts"],
          isolate: false,
          server: { deps: { inline: [/@create-figma-plugin/, /jotai/, /@testing-library\/preact/] } },
        },
      },
      {
        plugins: [computeAtBuild(), compileArticles()],
        test: {
          name: "site",
          // A thread begins sooner than a process: a fifth of the processor's time for these files.
          pool: "threads",
          testTimeout: 30_000,
          environment: "happy-dom",
          include: ["website/**/*.test.tsx"],
          setupFiles: ["tests/site/browser.ts"],
        },
      },
    ],
  },
});
