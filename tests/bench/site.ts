import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { buildProject, compressBuild } from "../../scripts/bundle/build-project.ts";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/browser/chromium.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { percentile, table } from "./statistics.ts";

const PORT = "4396";
const DEBUGGING_PORT = 4395;
const PAGES = ["/", "/fr", "/login", "/rules", "/blog/target-sizes"];
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

interface Audit {
  readonly scores: Scores;
  readonly faults: readonly string[];
}

/** One run of Lighthouse as it is: a slow phone on a slow network, simulated. */
async function audit(
  address: string,
): Promise<{ readonly scores: Scores; readonly faults: readonly string[] }> {
  const run = await lighthouse(address, { port: DEBUGGING_PORT, logLevel: "error" });
  if (!run) throw new Error(`Lighthouse gave nothing for ${address}.`);
  const { categories, audits } = run.lhr;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const isFault = ({ score: given, scoreDisplayMode }: { score: number | null; scoreDisplayMode: string }) =>
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
