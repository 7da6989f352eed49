import sql from "sql-template-tag";
import type { Language } from "../../../shared/i18n/language.ts";
import type { Deps } from "../../deps.ts";

interface Near {
  readonly email: string | null;
  readonly customer: string | null;
  readonly left: number;
  readonly reviews: number;
  readonly date: string;
}

/** In which language the plan was bought, as it was read last. */
const languageOf = async ({ db }: Pick<Deps, "db">, customer: string | null): Promise<Language> =>
  (
    await db.row<{ language: Language | null }>(sql`
      select state -> 'told' ->> 'language' as language from app.stripe_syncs where customer_id = ${customer}`)
  )?.language ?? "en";

/** Tells those who have few reviews left of their month, once. */
export const tellNearLimits = ({ db, mailer }: Pick<Deps, "db" | "mailer">): Promise<void> =>
  db.transaction(async (transaction) => {
    const near = await transaction.rows<Near>(sql`
      select email, customer_id as customer, remaining as left, allowance as reviews, period_end as date
      from app.take_near_limits(app.clock())`);
    for (const { email, customer, left, reviews, date } of near)
      if (email)
        await mailer.queue(transaction, {
          to: email,
          language: await languageOf({ db: transaction as Deps["db"] }, customer),
          message: { kind: "near-limit", left, reviews, date: new Date(date).toISOString() },
        });
  });
