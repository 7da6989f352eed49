import { PLANS } from "../../../shared/plans.ts";
import { ACCOUNT } from "./account.ts";
import { newPrice } from "./objects/price.ts";
import { newProduct } from "./objects/product.ts";
import type { World } from "./world.ts";

/** A product with one monthly price, found by its lookup key. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly unitAmount: number;
}

/** What the product sells. */
export const PLAN_CATALOGUE: readonly CatalogueEntry[] = PLANS.map(({ id, name, price_eur }) => ({
  id,
  name,
  unitAmount: Math.round(Number(price_eur) * 100),
}));

/** Adds what of the catalogue is not there yet. A price that changed is a new price, and takes the lookup key. */
export function seedCatalogue(world: World, catalogue: readonly CatalogueEntry[]): void {
  const created = world.clock.now();
  for (const { id, name, unitAmount } of catalogue) {
    if (!world.store.find("product", id)) world.store.add(newProduct({ id, name, created }));
    const holder = world.store.list("price").find(({ lookup_key }) => lookup_key === id);
    if (holder?.unit_amount === unitAmount) continue;
    if (holder) holder.lookup_key = null;
    world.store.add(
      newPrice({
        product: id,
        unitAmount,
        currency: ACCOUNT.currency,
        interval: "month",
        lookupKey: id,
        taxBehavior: "inclusive",
        created,
      }),
    );
  }
}
