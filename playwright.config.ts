import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./scripts/browser/chromium.ts";

/** Another one lets two runs go side by side, each on data of its own. */
const PORT = Number(process.env["E2E_PORT"] ?? 4399);

/** Where the product that is tested answers. */
export const ORIGIN = `http://localhost:${PORT}`;

/** Data of its own: a product that runs beside the tests keeps its own. */
const E2E_DATA = `.data/e2e-${PORT}`;

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  // It is emptied at the start, while the units write theirs beside it.
  outputDir: "test-results/browser",
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // A busy machine may make one journey of hundreds late. What needed its second try is named at the end of the run.
  retries: 1,
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  // The units run beside it: what takes a second alone takes several then.
  timeout: 60_000,
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    // A worker keeps its context, emptied after each test, and with it what V8 has compiled of the pages.
    reuseContext: true,
    // Every moving frame is drawn by the processor. Tests of what moves ask for it.
    reducedMotion: "reduce",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...CHROMIUM_ARGS],
    },
  },
  webServer: {
    command: "node scripts/bootstrap.mjs tests/e2e/serve.ts",
    url: `${ORIGIN}/`,
    env: { PORT: String(PORT), DATA_FOLDER: E2E_DATA, LOG: "false", TRUSTED_PROXIES: "1" },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
