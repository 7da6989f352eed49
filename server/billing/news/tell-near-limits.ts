import sql from "sql-template-tag";
import type { Language } from "../../../shared/i18n/language.ts";
import type { Deps } from "../../deps.ts";

interface Near {
  readonly email: string | null;
  /** In which the plan was bought, as it was read last. */
  readonly language: Language;
  readonly left: number;
  readonly reviews: number;
  readonly date: string;
}

/** Tells those who have few reviews left of their month, once. */
export const tellNearLimits = ({ db, mailer }: Pick<Deps, "db" | "mailer">): Promise<void> =>
  db.transaction(async (transaction) => {
    const near = await transaction.rows<Near>(sql`
      select email, coalesce(state -> 'told' ->> 'language', 'en') as language, remaining as left,
        allowance as reviews, period_end as date
      from app.take_near_limits(app.clock()) as near
      left join app.stripe_syncs as sync on sync.customer_id = near.customer_id`);
    for (const { email, language, left, reviews, date } of near)
      if (email)
        await mailer.queue(transaction, {
          to: email,
          language,
          message: { kind: "near-limit", left, reviews, date },
        });
  });
