import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { buildProject, compressBuild } from "../../scripts/bundle/build-project.ts";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/browser/chromium.ts";
import { ROOT, runTool } from "../../scripts/run/run-tool.ts";
import { percentile, table } from "./statistics.ts";

const PORT = "4396";
const DEBUGGING_PORT = 4395;
const PAGES = ["/", "/login", "/rules"];
const RUNS = 3;

/** Fetched by whoever measures: it brings 81 packages that nothing else asks for. */
const LIGHTHOUSE = "lighthouse@13.5.0";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

interface Audit {
  readonly scores: Scores;
  readonly faults: readonly string[];
}

/** The verdict of Lighthouse on a page. */
interface Told {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly id: string; readonly score: number | null; readonly scoreDisplayMode: string }>
  >;
}

/** One run of Lighthouse as it is: a slow phone on a slow network, simulated. */
async function audit(address: string): Promise<Audit> {
  const file = path.join(folder, "lighthouse.json");
  const { code, output } = await runTool("npx", [
    "--yes",
    LIGHTHOUSE,
    address,
    `--port=${DEBUGGING_PORT}`,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
  ]);
  if (code !== 0) throw new Error(`Lighthouse gave nothing for ${address}: ${output}`);
  const { categories, audits } = JSON.parse(await readFile(file, "utf8")) as Told;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const isFault = ({ score: given, scoreDisplayMode }: Told["audits"][string]): boolean =>
    scoreDisplayMode === "binary" && given !== null && given < 1;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    faults: Object.values(audits)
      .filter(isFault)
      .map(({ id }) => id),
  };
}

async function auditPage(page: string): Promise<void> {
  const runs: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(`http://localhost:${PORT}${page}`));
  const row = CATEGORIES.map((name) =>
    String(
      percentile(
        runs.map(({ scores }) => scores[name]),
        0.5,
      ),
    ),
  );
  process.stdout.write(
    `${table([
      ["page", ...CATEGORIES],
      [page, ...row],
    ])}\n`,
  );
  const faults = new Set(runs.flatMap((run) => run.faults));
  if (faults.size > 0) process.stdout.write(`  ${[...faults].join(", ")}\n`);
}

await buildProject();
await compressBuild();
const folder = await mkdtemp(path.join(tmpdir(), "regard-bench-"));
const server = spawn("node", [path.join(ROOT, "scripts/start.ts")], {
  env: { ...process.env, PORT, DATA_FOLDER: folder, LOG: "false" },
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise<void>((resolve) => {
  server.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("is up") && resolve());
});
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  process.stdout.write(`Lighthouse, mobile, medians of ${RUNS} runs\n`);
  for (const page of PAGES) await auditPage(page);
} finally {
  await browser.close();
  server.kill("SIGTERM");
  await new Promise((resolve) => server.on("exit", resolve));
  await rm(folder, { recursive: true, force: true });
}
