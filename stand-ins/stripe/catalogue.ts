import { INTERVALS, PLANS, priceKey } from "../../shared/plans.ts";
import { ACCOUNT } from "./account.ts";
import { newPrice } from "./objects/price.ts";
import { newProduct } from "./objects/product.ts";
import type { World } from "./world.ts";

/**
 * Puts the product's plans up for sale, as far as they are not yet. A price that changed is a new price, and takes the
 * lookup key.
 */
export function seedCatalogue({ store, clock }: World): void {
  const created = clock.now();
  for (const { id, name, priceCents } of PLANS) {
    if (!store.find("product", id)) store.add(newProduct({ id, name, created }));
    for (const interval of INTERVALS) {
      const lookupKey = priceKey({ planId: id, interval });
      const unitAmount = priceCents[interval];
      const holder = store.list("price").find(({ lookup_key }) => lookup_key === lookupKey);
      if (holder?.unit_amount === unitAmount) continue;
      if (holder) holder.lookup_key = null;
      const { currency } = ACCOUNT;
      const price = { product: id, unitAmount, currency, interval, lookupKey, created };
      store.add(newPrice({ ...price, taxBehavior: "inclusive" }));
    }
  }
}
