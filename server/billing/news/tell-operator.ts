import type { Deps } from "../../deps.ts";
import type { Db } from "../../vendors/postgres.ts";
import type { Told } from "./news-of.ts";

/** Cases that somebody has to look into, each told once. */
const CASES = {
  disputes: {
    event: "billing_disputed",
    subject: "A bank disputes a payment",
    text: "Answer it in the dashboard of Stripe, in time: after the date there it is lost. The plan rests until it is decided.",
  },
  orphans: {
    event: "billing_paid_for_nothing",
    subject: "An invoice was paid for which nothing is given",
    text: "What was paid for it is given back now. Look in the dashboard of Stripe whether it went.",
  },
  blocked: {
    event: "billing_invoice_blocked",
    subject: "An invoice cannot be written",
    text: "Taxes could not be computed. Its buyer was asked for their address; after seven days the plan rests. Look in the dashboard of Stripe for the reason.",
  },
  failedRefunds: {
    event: "billing_refund_failed",
    subject: "A refund did not arrive",
    text: "Its money is back with us. Whoever is to get it was asked for another way. Pay it, and write that down: npm run account -- EMAIL repaid REFUND",
  },
} as const;

const idsOf = (told: Told | null, kind: keyof typeof CASES): readonly string[] => {
  const cases = told?.[kind] ?? [];
  return Array.isArray(cases) ? cases : Object.keys(cases);
};

/** Tells the operator, once, of each case that was not told yet: by mail, and in the log. */
export async function tellOperator(
  { mailer, log, env }: Pick<Deps, "mailer" | "log" | "env">,
  db: Db,
  change: { readonly customerId: string; readonly before: Told | null; readonly after: Told },
): Promise<void> {
  const { customerId, before, after } = change;
  const to = env.SUPPORT_EMAIL ?? "support@localhost.localdomain";
  for (const kind of ["disputes", "orphans", "blocked", "failedRefunds"] as const) {
    const { event, subject, text } = CASES[kind];
    const known = idsOf(before, kind);
    for (const id of idsOf(after, kind).filter((one) => !known.includes(one))) {
      log(event, { customer: customerId, id });
      await mailer.queue(db, {
        to,
        language: "en",
        message: {
          kind: "support-message",
          replyTo: to,
          subject: `${subject}: ${id}`,
          text: [
            `${subject}: ${id}, of the customer ${customerId}.`,
            text,
            "Whose it is: npm run billing:check",
          ].join("\n\n"),
        },
      });
    }
  }
}
