import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/browser/chromium.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { RULES } from "../../shared/review/rules/index.ts";
import { CONTESTANTS, measureFirst, measureWarm, type Contestant, type Measured } from "./axe/measure.ts";
import { fetchPages } from "./axe/pages.ts";
import { percentile, table } from "./statistics.ts";

const TOOL = path.resolve(ROOT, "../shared/measure/pages.mjs");
const DESIGNS = path.join(ROOT, "node_modules/.cache/bench-axe/designs");
const ROUNDS = 3;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Makes a design of each page, by the tool that other benches use too. */
function drawDesigns(pages: readonly string[]): void {
  mkdirSync(DESIGNS, { recursive: true });
  const missing = pages.filter((page) => !existsSync(designOf(page)));
  if (missing.length === 0) return;
  const tool = path.join(DESIGNS, "pages.mjs");
  copyFileSync(TOOL, tool);
  execFileSync(process.execPath, [tool, DESIGNS, ...missing], {
    cwd: ROOT,
    env: { ...process.env, CHROMIUM_PATH: findChromium() },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

const designOf = (page: string): string =>
  path.join(
    DESIGNS,
    page
      .split("/")
      .slice(-3)
      .join("_")
      .replace(/[^a-z0-9_.-]/gi, "_")
      .replace(/\.html$/, ".json"),
  );

/** The engine as one script, as a page loads it. */
async function bundleEngine(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: path.join(import.meta.dirname, "axe/in-page.ts"), formats: ["iife"], name: "engine" },
    },
  });
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error("The engine was not built.");
  return first.output[0].code;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
};

/** Serves the files of the packages, and nothing else, to the pages that are measured. */
async function serve(): Promise<Server> {
  const root = path.join(ROOT, "node_modules/.cache/bench-axe/packages");
  const server = createServer((request, response) => {
    const file = path.join(root, decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
    if (!file.startsWith(root) || !existsSync(file) || !path.extname(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return server;
}

const launch = () => {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...CHROMIUM_ARGS] });
};

/** One page: each contestant first in browsers of their own, in turn, then all of them warm in one page. */
async function measurePage(
  page: string,
  port: number,
  scripts: readonly string[],
): Promise<readonly Measured[]> {
  const root = path.join(ROOT, "node_modules/.cache/bench-axe/packages");
  const url = `http://127.0.0.1:${port}/${path.relative(root, page)}`;
  const design: unknown = JSON.parse(readFileSync(designOf(page), "utf8"));
  const prepared = { url, scripts, design };
  const measured: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const contestant of CONTESTANTS) measured.push(await measureFirst(launch, prepared, contestant));
  const browser = await launch();
  measured.push(...(await measureWarm(browser, prepared)));
  await browser.close();
  return measured;
}

type Clock = "wallMs" | "cpuMs";

/** The sum over the pages of the median of each. */
const totalOf = (
  pages: readonly (readonly Measured[])[],
  isFirst: boolean,
  contestant: Contestant,
  clock: Clock,
): number =>
  pages.reduce((sum, measured) => {
    const those = measured.filter((one) => one.isFirst === isFirst && one.contestant === contestant);
    return (
      sum +
      percentile(
        those.map(({ took }) => took[clock]),
        0.5,
      )
    );
  }, 0);

function sayTimes(pages: readonly (readonly Measured[])[]): void {
  const rows = [true, false].flatMap((isFirst) =>
    (["cpuMs", "wallMs"] as const).map((clock) => {
      const [axe, two, all] = CONTESTANTS.map((one) => totalOf(pages, isFirst, one, clock)) as [
        number,
        number,
        number,
      ];
      return [
        `${isFirst ? "first run" : "warm"}, ${clock === "cpuMs" ? "processor" : "clock"}`,
        ...[axe, two, all].map((ms) => `${ms.toFixed(1)} ms`),
        ...[two, all].map((ms) => `× ${(axe / ms).toFixed(1)}`),
      ];
    }),
  );
  say(
    table([
      ["sum of medians", "axe-core", "our two", `our ${RULES.length}`, "axe / our two", "axe / all ours"],
      ...rows,
    ]),
  );
}

const { pages, missing } = fetchPages();
if (missing.length > 0) say(`Not to be had, perhaps for want of a network: ${missing.join(", ")}.`);
if (pages.length === 0 || !existsSync(TOOL) || !findChromium()) {
  say("Pages, a Chromium or the tool that makes designs of pages are not here: nothing is measured.");
} else {
  drawDesigns(pages);
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const scripts = [axe, await bundleEngine()];
  const server = await serve();
  const measured: (readonly Measured[])[] = [];
  for (const page of pages.filter((one) => existsSync(designOf(one))))
    measured.push(await measurePage(page, (server.address() as AddressInfo).port, scripts));
  server.close();
  say(
    `\nAgainst axe-core, on ${measured.length} pages, in one Chromium page, in turn.\n` +
      "axe-core: color-contrast and target-size on the document. Ours: text-contrast and target-size, and then all rules,\n" +
      "on the design made of the page. Not counted on either side: parsing the page, reading the design, loading the code.\n" +
      "First run: each in a new browser of its own. Processor: the time that the page’s thread worked.\n",
  );
  sayTimes(measured);
}
