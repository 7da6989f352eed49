import { LLMock } from "@copilotkit/aimock";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const SAMPLES = path.join(ROOT, "plugin/stage/samples");

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const evaluate = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, "scripts/eval.ts"), ...args],
      { cwd: ROOT, env: { ...process.env, OPENAI_API_KEY: "", OPENAI_MODEL: "", ...env } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });

let folder: string;
let mock: LLMock;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "regard-eval-"));
  mock = new LLMock({ port: 0, logLevel: "silent" });
  const claim = {
    guideline: "labels-tell",
    relation: "unclear",
    others: [],
    fixes: [],
    value: "",
    severity: "minor",
    layers: ["L1"],
    title: "The contrast is weak",
    problem: "The contrast of the heading is weak.",
    why: "People may not read it.",
    fix: "**Make** it darker than it is.",
  };
  mock.on({ predicate: () => true }, () => ({
    content: JSON.stringify({ findings: [claim], verdicts: [] }),
    usage: { input_tokens: 500, output_tokens: 50 },
  }));
  await mock.start();
});
afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true, force: true });
});

const withModel = () => ({
  OPENAI_API_KEY: "k",
  OPENAI_MODEL: "some-model",
  OPENAI_BASE_URL: `${mock.url}/v1`,
  OPENAI_INPUT_EUR: "2",
});

describe("the evaluation of the second opinion", () => {
  test("prints what was kept and dropped by reason, time, tokens and cost; recorded answers give the same", async () => {
    const [answers, designs] = [path.join(folder, "answers"), path.join(folder, "designs")];
    await cp(path.join(SAMPLES, "phone-checkout.json"), path.join(designs, "phone-checkout.json"));
    const asked = await evaluate([designs, "--record", answers], withModel());
    expect(asked.code).toBe(0);
    expect(asked.stdout).toContain("phone-checkout\n");
    expect(asked.stdout).toMatch(/dropped: markup +\d/);
    expect(asked.stdout).toMatch(/All \d+\n {2}kept +0/);
    expect(asked.stdout).toMatch(/tokens +\d+ in, \d+ out/);
    expect(asked.stdout).toMatch(/cost +€0\.\d*[1-9]/);
    expect((await readdir(answers)).length).toBeGreaterThan(0);

    const replayed = await evaluate([designs, "--answers", answers], { OPENAI_INPUT_EUR: "2" });
    const withoutTime = (text: string): string => text.replaceAll(/time .*/g, "");
    expect(withoutTime(replayed.stdout)).toBe(withoutTime(asked.stdout));
  });

  test.each<[string, readonly string[], string]>([
    ["without a model", [SAMPLES], "No model: set OPENAI_API_KEY"],
    ["without a folder", [], "Name one folder."],
  ])("%s says what to do, and ends with 2", async (_, args, says) => {
    const { code, stderr } = await evaluate(args);
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });
});
