import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { buildProject, compressBuild } from "./bundle/build-project.ts";
import { ensureBrowser } from "./browser/ensure-browser.ts";
import { ROOT, runTool, secondsSince } from "./run/run-tool.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const RESULTS = path.join(ROOT, "test-results");
const ONE_PASSED: Count = { passed: 1, failed: 0, skipped: 0 };
const ONE_FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

/** In a log, colours are noise. */
const PLAIN: Readonly<Record<string, string>> = process.stderr.isTTY
  ? { FORCE_COLOR: "1" }
  : { NO_COLOR: "1" };

const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** A check that passes or fails as a whole; its output is shown only when it fails. */
async function check(name: string, command: string, args: readonly string[]): Promise<Count> {
  const startedAt = performance.now();
  const { code, output } = await runTool(command, args);
  if (code !== 0) say(output);
  say(`${code === 0 ? "✓" : "✗"} ${name} (${secondsSince(startedAt)})`);
  return code === 0 ? ONE_PASSED : ONE_FAILED;
}

async function readResults<T>(name: string): Promise<T | null> {
  const file = path.join(RESULTS, name);
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as T) : null;
}

/** A run that exits with a failure counts as one, even when it counted none itself. */
const atLeast = (code: number, count: Count): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

async function unitTests(): Promise<Count> {
  const { code } = await runTool(
    "vitest",
    // A file that fails says so as it ends, minutes before all have run.
    [
      "run",
      "--reporter=default",
      "--slowTestThreshold=5000",
      "--reporter=json",
      "--outputFile.json=test-results/unit.json",
    ],
    { isShown: true, env: PLAIN },
  );
  const results = await readResults<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  }>("unit.json");
  return atLeast(code, {
    passed: results?.numPassedTests ?? 0,
    failed: results?.numFailedTests ?? 1,
    skipped: results?.numPendingTests ?? 0,
  });
}

async function browserTests(): Promise<Count> {
  if (!(await isBrowserThere)) {
    say("✗ No Chromium was found, and it could not be installed: the browser tests did not run.");
    return ONE_FAILED;
  }
  await compressBuild();
  const { code } = await runTool("playwright", ["test"], { isShown: true });
  const results = await readResults<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>("browser.json");
  const stats = results?.stats;
  if (stats?.flaky)
    say(
      `! Browser tests that passed at their second try only: ${stats.flaky}. They are named above, to be mended.`,
    );
  return atLeast(code, {
    passed: stats ? stats.expected + stats.flaky : 0,
    failed: stats?.unexpected ?? 1,
    skipped: stats?.skipped ?? 0,
  });
}

async function build(): Promise<Count> {
  try {
    await buildProject();
    return { passed: 0, failed: 0, skipped: 0 };
  } catch (error) {
    say(String(error));
    return ONE_FAILED;
  }
}

/** All at once, as none keeps both cores all the time; the tests wait for what is built, which some of them start. */
async function testAll(): Promise<Count> {
  const built = build();
  const counts = await Promise.all([
    built,
    check("types", "tsc", ["-b"]),
    check("lint", "oxlint", ["--type-aware", "--deny-warnings"]),
    check("format", "oxfmt", ["--check", "."]),
    check("unused code", "knip", []),
    built.then(unitTests),
    built.then(browserTests),
  ]);
  return counts.reduce(add);
}

await rm(RESULTS, { recursive: true, force: true });
/** Fetching it takes the network more than the processor. */
const isBrowserThere = ensureBrowser().catch(() => false);
const startedAt = performance.now();
const total = await testAll();
say(`All of it took ${secondsSince(startedAt)}.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
