import { afterAll, expect, test } from "vitest";
import { eurosOf, FREE_TRIAL_REVIEWS, PLANS } from "../../shared/plans.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { openSql } from "./support/open-sql.ts";

const sql = openSql(await freshDatabase(), { max: 1 });
afterAll(() => sql.end());

test("the plans of the ledger are the plans of the price list", async () => {
  const rows =
    await sql`select id, name, price_eur::real::text as price_eur, seats, requests from app.plans order by requests`;
  expect(rows).toEqual(
    PLANS.map(({ id, name, priceCents, seats, requests }) => ({
      id,
      name,
      price_eur: eurosOf(priceCents.month),
      seats,
      requests,
    })),
  );
});

test("the trial of the ledger is the trial of the price list", async () => {
  expect(await sql`select app.trial_reviews() as reviews`).toMatchObject([{ reviews: FREE_TRIAL_REVIEWS }]);
});
