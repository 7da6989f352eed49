import type { SceneNode } from "../../../shared/scene/scene.ts";
import { layer } from "../../../shared/scene/testing.ts";
import type { Defect } from "../defect.ts";
import { line, planted, type Ground } from "./plant.ts";

const NAMES = ["Orders", "Invoices", "Parcels", "Returns", "Coupons"] as const;

/** What may differ in one row of a list. */
interface Oddity {
  readonly sizePx?: number;
  readonly narrowerPx?: number;
  readonly hasSign?: false;
}

const sign = (id: string, x: number, y: number): SceneNode =>
  layer({ id, name: "Chevron", x, y, width: 24, height: 24 }, [
    layer({
      id: `${id}-line`,
      name: "Vector",
      type: "VECTOR",
      x: x + 9,
      y: y + 6,
      width: 6,
      height: 12,
      fill: "#222222",
    }),
  ]);

function row(ground: Ground, index: number, { sizePx, narrowerPx = 0, hasSign }: Oddity): SceneNode {
  const y = ground.y + 64 * index;
  const width = Math.min(ground.width, 320);
  const name = line(NAMES[index] ?? "", ground, {
    id: `name${index}`,
    x: ground.x + 16,
    y: y + 16,
    ...(sizePx !== undefined && { sizePx }),
  });
  const end = hasSign === false ? [] : [sign(`sign${index}`, ground.x + width - 40, y + 16)];
  return layer(
    {
      id: `row${index}`,
      name: "Row",
      x: ground.x,
      y,
      width: width - narrowerPx,
      height: 56,
      fill: "#eef1fb",
    },
    [name, ...end],
  );
}

/** A list in which one row, neither the first nor the last, differs from the others. */
const oddRow = (touchedOf: (index: number) => string, oddityOf: (ground: Ground, size: number) => Oddity) =>
  planted((random) => {
    const odd = 1 + random.below(NAMES.length - 2);
    return {
      heightPx: 64 * NAMES.length,
      touched: [touchedOf(odd)],
      build: (ground, size) =>
        NAMES.map((_, index) =>
          row(ground, index, size !== undefined && index === odd ? oddityOf(ground, size) : {}),
        ),
    };
  });

/** Slips in one of several parts that are alike. */
export const PEER_DEFECTS: readonly Defect[] = [
  {
    rule: "odd-text-style",
    what: "one text of a list set larger",
    unit: "px",
    sizes: [1, 2, 3],
    claimed: [1, 2, 3],
    sites: oddRow(
      (index) => `name${index}`,
      ({ sizePx }, size) => ({ sizePx: sizePx + size }),
    ),
  },
  {
    rule: "odd-size",
    what: "one row of a list made narrower",
    unit: "px",
    sizes: [1, 2, 4, 8, 32],
    claimed: [2, 4, 8, 32],
    sites: oddRow(
      (index) => `row${index}`,
      (_, narrowerPx) => ({ narrowerPx }),
    ),
  },
  {
    rule: "missing-sign",
    what: "the arrow taken from one row of a list",
    sizes: [1],
    sites: oddRow(
      (index) => `row${index}`,
      () => ({ hasSign: false }),
    ),
  },
];
