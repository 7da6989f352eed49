import { boost, predict, type BoostOptions } from "./boost.ts";
import { HAND_DRAWN, select, type LabelledThings } from "./examples.ts";

const PARTS = 4;
/** What the others take for so unlikely is labelled by what it is made of, and not by what can be seen. */
const LEAST_LIKELY = 0.03;

/** Packages of one maker look alike, so that they must not tell about each other. */
export const makerOf = (source: string): string => source.replace(/^_/, "").split(/[-_.]/)[0] ?? source;

/** Deals out the makers, those with the most examples first, so that the parts are about equally large. */
export function partsOf({ sources, from }: Pick<LabelledThings, "sources" | "from">): Uint8Array {
  const sizes = new Map<string, number>();
  for (const source of from) {
    const maker = makerOf(sources[source] ?? "");
    sizes.set(maker, (sizes.get(maker) ?? 0) + 1);
  }
  const full = Array.from({ length: PARTS }, () => 0);
  const parts = new Map<string, number>();
  for (const [maker, size] of [...sizes].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))) {
    const part = full.indexOf(Math.min(...full));
    parts.set(maker, part);
    full[part] = (full[part] as number) + size;
  }
  return Uint8Array.from(from, (source) => parts.get(makerOf(sources[source] ?? "")) ?? 0);
}

/**
 * The examples without those whose label all other makers contradict: a button that is set as running text, a heading
 * that is a number in a table. What was labelled by hand stays. Learns from all parts but one what the one holds, by turns.
 */
export function withoutContradicted(
  examples: LabelledThings,
  weights: Float64Array,
  options: BoostOptions,
): LabelledThings {
  const parts = partsOf(examples);
  const isKept = new Uint8Array(examples.rows.length).fill(1);
  for (let part = 0; part < PARTS; part++) {
    const others = [...parts.keys()].filter((row) => parts[row] !== part);
    const forest = boost(
      {
        rows: others.map((row) => examples.rows[row] as Float64Array),
        labels: Uint8Array.from(others, (row) => examples.labels[row] as number),
        weights: Float64Array.from(others, (row) => weights[row] as number),
      },
      options,
    );
    for (const [row, values] of examples.rows.entries()) {
      const isByHand = HAND_DRAWN.test(examples.sources[examples.from[row] as number] ?? "");
      if (parts[row] !== part || isByHand) continue;
      const share = predict(forest, values)[examples.labels[row] as number] as number;
      if (share < LEAST_LIKELY) isKept[row] = 0;
    }
  }
  return select(examples, (row) => isKept[row] === 1);
}
