import type { Library } from "../../../scene/library.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { groupBy } from "../../../group-by.ts";
import { type Spot, spotsOf } from "./spots.ts";

/** One of the looks of a component. */
export interface Variant {
  readonly root: Spot;
  /** Its properties and their values, by its name: `State` → `Hover`. */
  readonly settings: ReadonlyMap<string, string>;
  /** Its layers outside of instances, and the instances in it, by a sign for the way of names that leads to them; "" is itself. */
  readonly parts: ReadonlyMap<string, Spot>;
}

/** A component in several looks. */
export interface VariantSet {
  readonly spot: Spot;
  readonly variants: readonly Variant[];
}

/** The properties in the name of a variant, with their values: `State=Hover, Size=Large`. */
const settingsOf = (name: string): ReadonlyMap<string, string> =>
  new Map(
    name.split(",").flatMap((part) => {
      const [property = "", ...value] = part.split("=");
      return value.length === 0 ? [] : [[property.trim(), value.join("=").trim()] as const];
    }),
  );

/** Writes the ways to layers short: in the variants of a set the same way has the same sign. */
function waySigns(): (around: string, name: string) => string {
  const signs = new Map<string, string>();
  return (around, name) => {
    const way = `${around}/${name}`;
    const sign = signs.get(way) ?? String(signs.size + 1);
    signs.set(way, sign);
    return sign;
  };
}

type SignOf = ReturnType<typeof waySigns>;

/** Layers of one name beside each other are told apart by their order. */
function partsOf(root: Spot, spots: readonly Spot[], signOf: SignOf): ReadonlyMap<string, Spot> {
  const ways = new Map<Spot, string>([[root, ""]]);
  const parts = new Map<string, Spot>([["", root]]);
  const counts = new Map<string, number>();
  for (const spot of spots) {
    const around = spot.parent ? ways.get(spot.parent) : undefined;
    if (around === undefined || spot.parent?.isInstance) continue;
    const way = signOf(around, spot.node.name);
    const count = (counts.get(way) ?? 0) + 1;
    counts.set(way, count);
    const own = count === 1 ? way : signOf(way, `#${count}`);
    ways.set(spot, own);
    parts.set(own, spot);
  }
  return parts;
}

const variantOf = (root: Spot, spots: readonly Spot[], signOf: SignOf): Variant => ({
  root,
  settings: settingsOf(root.node.name),
  parts: partsOf(root, spots, signOf),
});

function setFrom(
  spot: Spot,
  roots: readonly Spot[],
  layersOf: ReadonlyMap<Spot | null, readonly Spot[]>,
): VariantSet {
  const signOf = waySigns();
  return { spot, variants: roots.map((root) => variantOf(root, layersOf.get(root) ?? [], signOf)) };
}

/** The component sets of a library with their variants. */
export const variantSets = rememberedObject((library: Library): readonly VariantSet[] => {
  const spots = spotsOf(library).filter(({ set }) => set !== null);
  const layersOf = groupBy(spots, ({ component }) => component);
  const rootsOf = groupBy(
    spots.filter((spot) => spot.component === spot && spot.parent === spot.set),
    ({ set }) => set,
  );
  return [...rootsOf].flatMap(([spot, roots]) => (spot ? [setFrom(spot, roots, layersOf)] : []));
});
