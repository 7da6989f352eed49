import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readExamples, without, CLASSES, HAND_DRAWN, type LabelledThings } from "./elements/examples.ts";
import { ROOT } from "./run/run-tool.ts";
import { GLANCE_NAMES } from "../shared/perception/elements/evidence/all-evidence.ts";
import type { Model } from "../shared/perception/elements/model/model.ts";
import { boost } from "./elements/boost.ts";
import { packForest } from "./elements/pack.ts";

/** Screens that designers drew, of which there are few, count more than pages of the web. */
const HAND_DRAWN_WEIGHT = 3;
const USUAL_ROWS = 1200;
const LARGEST_WEIGHT = 1.5;

const OPTIONS = { depth: 4, rowShare: 0.6, columnShare: 0.3, leastInLeaf: 4, seed: 1 } as const;
const SIEVE = { ...OPTIONS, rounds: 24, learningRate: 0.3 } as const;
const ROLES = { ...OPTIONS, rounds: 110, learningRate: 0.15 } as const;

/** No source is to be heard above the others, however many screens it has. */
function weightsOf({ sources, things }: LabelledThings): Float64Array {
  const sizes = sources.map((_, source) =>
    things.reduce((sum, { count, from }) => sum + (from === source ? count : 0), 0),
  );
  return Float64Array.from(things, ({ count, from }) => {
    const fair = Math.min(LARGEST_WEIGHT, Math.sqrt(USUAL_ROWS / (sizes[from] ?? 1)));
    return count * fair * (HAND_DRAWN.test(sources[from] ?? "") ? HAND_DRAWN_WEIGHT : 1);
  });
}

/** Learns first to tell elements from all else at a glance, then which element it is by all evidence. */
function learn(examples: LabelledThings): Model {
  const { things, evidence } = examples;
  const rows = things.map(({ row }) => row);
  const labels = Uint8Array.from(things, ({ label }) => label);
  const weights = weightsOf(examples);
  const isElement = labels.map((label) => (label === 0 ? 0 : 1));
  const glances = rows.map((row) => row.subarray(0, GLANCE_NAMES.length));
  const sieve = boost({ rows: glances, labels: isElement, weights }, { ...SIEVE, classes: 2 });
  const roles = boost({ rows, labels, weights }, { ...ROLES, classes: CLASSES.length });
  return {
    evidence,
    sieve: packForest(sieve, GLANCE_NAMES.length),
    roles: { classes: CLASSES, ...packForest(roles, evidence.length) },
  };
}

// `--without a,b` leaves sources out, to measure on them what was learned from the others.
const { values } = parseArgs({ options: { without: { type: "string", default: "" } } });
const all = readExamples(path.join(ROOT, "scripts/elements/examples.bin.gz"));
const examples = without(all, values.without.split(","));
const text = `${JSON.stringify(learn(examples))}\n`;
writeFileSync(path.join(ROOT, "shared/perception/elements/model/model.json"), text);
process.stdout.write(`${examples.things.length} examples, ${Math.round(text.length / 1000)} kB\n`);
