import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { API_VERSION } from "../../stand-ins/stripe/account.ts";
import { collectAnswers, type Answer } from "./answers.ts";
import { openStandIn } from "./open-stand-in.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** On the wire a decimal is text, and the SDK makes its own of it: so does the source. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 1).replaceAll(/("\w+_decimal": )("[^"]*")/g, "$1Stripe.Decimal.from($2)");

const sourceOf = (answers: readonly Answer[]): string =>
  [
    'import { Stripe } from "stripe";',
    ...answers.map(({ type, value }, index) => `export const x${index}: Stripe.${type} = ${literal(value)};`),
  ].join("\n");

const CONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: "ES2023",
    module: "ESNext",
    moduleResolution: "bundler",
    lib: ["ES2023"],
    types: ["node"],
    typeRoots: [path.join(ROOT, "node_modules/@types")],
    paths: { stripe: [path.join(ROOT, "node_modules/stripe/esm/stripe.esm.node.d.ts")] },
  },
  files: ["answers.ts"],
};

/** The words of the compiler; empty when it is content. */
async function compile(source: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "regard-stripe-types-"));
  await writeFile(path.join(folder, "answers.ts"), source);
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(CONFIG));
  const said = await new Promise<string>((resolve) => {
    const tsc = path.join(ROOT, "node_modules/.bin/tsc");
    execFile(tsc, ["-p", folder, "--pretty", "false"], (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ""),
    );
  });
  await rm(folder, { recursive: true, force: true });
  return said;
}

test("every answer is what the SDK's own types say", async () => {
  const open = await openStandIn();
  const answers = await collectAnswers(open);
  await open.stop();
  expect(new Set(answers.map(({ type }) => type)).size).toBe(18);
  expect(await compile(sourceOf(answers))).toBe("");
}, 120_000);

test("the stand-in speaks the version of the API that the SDK pins", () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test("the compiler sees an answer that lacks a field, and one that has a field too many", async () => {
  const address = { city: null, country: null, line1: null, line2: null, postal_code: null };
  const lacking = await compile(sourceOf([{ type: "Address", value: address }]));
  expect(lacking).toContain("'state' is missing");
  const whole = { ...address, state: null, planet: null };
  expect(await compile(sourceOf([{ type: "Address", value: whole }]))).toMatch(/"planet".+does not exist/);
}, 120_000);
