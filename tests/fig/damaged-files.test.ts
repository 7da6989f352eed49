import { deflateSync } from "fflate";
import { expect, test } from "vitest";
import { readContainer } from "../../shared/fig/container/read-container.ts";
import { FigError } from "../../shared/fig/fig-error.ts";
import { openFig } from "../../shared/fig/open-fig.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import { type Random, seededRandom } from "../database/support/random.ts";
import { FIG_FILES } from "./fixtures.ts";

/** A thousand for each file were run once; `FIG_DAMAGES=1000` does it again. */
const DAMAGES = Number(process.env["FIG_DAMAGES"] ?? 40);

const lengthOf = ({ length }: Uint8Array): readonly number[] => [
  ...new Uint8Array(Uint32Array.of(length).buffer),
];

/** A design as it was before it was a zip. */
function packed(schema: Uint8Array, message: Uint8Array): Uint8Array {
  const parts = [schema, message].map((part) => deflateSync(part, { level: 1 }));
  return Uint8Array.from([
    ...new TextEncoder().encode("fig-kiwi"),
    106,
    0,
    0,
    0,
    ...parts.flatMap((part) => [...lengthOf(part), ...part]),
  ]);
}

/** Changes some bytes here and there, and sometimes cuts off the rest. */
function damage(bytes: Uint8Array, random: Random): Uint8Array {
  const damaged = bytes.slice();
  const changes = 1 + random.below(8);
  for (let change = 0; change < changes; change++) {
    const at = random.below(damaged.length);
    const from = random.below(damaged.length);
    const ways = [
      () => damaged.fill(random.below(256), at, at + 1),
      () => damaged.fill(255, at, at + random.below(6)),
      () => damaged.copyWithin(at, from, from + random.below(40)),
    ] as const;
    random.pick(ways)();
  }
  return random.below(10) === 0 ? damaged.subarray(0, random.below(damaged.length)) : damaged;
}

/** Damages the file as it lies on the disk, the words that it is written in, or, most often, what it says. */
function damagedFile(bytes: Uint8Array, random: Random): Uint8Array {
  const { schema, message } = readContainer(bytes);
  const ways = [
    () => damage(bytes, random),
    () => packed(damage(schema, random), message),
    () => packed(schema, damage(message, random)),
    () => packed(schema, damage(message, random)),
  ] as const;
  return random.pick(ways)();
}

function outcomeOf(bytes: Uint8Array): string {
  try {
    const design = openFig(bytes);
    for (const { id } of design.pages) fromRest(design.readPage(id));
    return "read";
  } catch (error) {
    if (error instanceof FigError) return "refused";
    throw error;
  }
}

test.each(FIG_FILES)(
  "a damaged .fig file is read as far as possible or refused with a reason: $name",
  ({ bytes }) => {
    const random = seededRandom(bytes.length);
    const outcomes = Array.from({ length: DAMAGES }, () => outcomeOf(damagedFile(bytes, random)));
    expect(new Set(outcomes)).toEqual(new Set(["read", "refused"]));
  },
);
