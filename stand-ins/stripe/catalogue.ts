import { INTERVALS, PLANS, priceKey, type Interval } from "../../shared/plans.ts";
import { ACCOUNT } from "./account.ts";
import { newPrice } from "./objects/price.ts";
import { newProduct } from "./objects/product.ts";
import type { World } from "./world.ts";

/** A price of a product, found by its lookup key. */
export interface CatalogueEntry {
  /** Of the product. */
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly interval: Interval;
  readonly unitAmount: number;
}

/** The products and prices that are for sale, made from the plans. */
export const PLAN_CATALOGUE: readonly CatalogueEntry[] = PLANS.flatMap(({ id, name, priceCents }) =>
  INTERVALS.map((interval) => ({
    id,
    name,
    key: priceKey({ planId: id, interval }),
    interval,
    unitAmount: priceCents[interval],
  })),
);

/** Adds what of the catalogue is not there yet. A price that changed is a new price, and takes the lookup key. */
export function seedCatalogue(world: World, catalogue: readonly CatalogueEntry[]): void {
  const created = world.clock.now();
  for (const { id, name, key, interval, unitAmount } of catalogue) {
    if (!world.store.find("product", id)) world.store.add(newProduct({ id, name, created }));
    const holder = world.store.list("price").find(({ lookup_key }) => lookup_key === key);
    if (holder?.unit_amount === unitAmount) continue;
    if (holder) holder.lookup_key = null;
    world.store.add(
      newPrice({
        product: id,
        unitAmount,
        currency: ACCOUNT.currency,
        interval,
        lookupKey: key,
        taxBehavior: "inclusive",
        created,
      }),
    );
  }
}
