import sql from "sql-template-tag";
import type { Language } from "../../../shared/i18n/language.ts";
import type { Deps } from "../../deps.ts";
import { mailLanguage } from "../../mail/mail-language.ts";

interface Near {
  readonly email: string | null;
  readonly userId: string | null;
  /** In which the plan was bought, as it was read last. */
  readonly bought: Language | null;
  readonly left: number;
  readonly reviews: number;
  readonly date: string;
}

/** Tells those who have few reviews left of their month, once. */
export const tellNearLimits = ({ db, mailer }: Pick<Deps, "db" | "mailer">): Promise<void> =>
  db.transaction(async (transaction) => {
    const near = await transaction.rows<Near>(sql`
      select email, app.user_with_email(email) as "userId", state -> 'told' ->> 'language' as bought,
        remaining as left, allowance as reviews, period_end as date
      from app.take_near_limits(app.clock()) as near
      left join app.stripe_syncs as sync on sync.customer_id = near.customer_id`);
    for (const { email, userId, bought, left, reviews, date } of near)
      if (email)
        await mailer.queue(transaction, {
          to: email,
          language: await mailLanguage(transaction, userId, bought ?? undefined),
          message: { kind: "near-limit", left, reviews, date },
        });
  });
