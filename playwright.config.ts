import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const PORT = 4399;

/** Browsers of the system: Playwright's own downloads are not needed. */
const CHROMIUM = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((place) => place !== undefined && existsSync(place));

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(CHROMIUM && { executablePath: CHROMIUM }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "npm start",
    url: `http://localhost:${PORT}/`,
    env: { PORT: String(PORT) },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
