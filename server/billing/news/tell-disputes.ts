import type { Deps } from "../../deps.ts";
import type { Db } from "../../vendors/postgres.ts";
import type { Told } from "./news-of.ts";

const textOf = (customerId: string, dispute: string): string =>
  [
    `A bank disputes a payment: ${dispute}, of the customer ${customerId}.`,
    "Answer it in the dashboard of Stripe, in time: after the date there it is lost. The plan rests until it is decided.",
    "Whose it is: npm run billing:check",
  ].join("\n\n");

/** Tells the operator, once, of each dispute that was not told yet: by mail, and in the log. */
export async function tellDisputes(
  { mailer, log, env }: Pick<Deps, "mailer" | "log" | "env">,
  db: Db,
  change: { readonly customerId: string; readonly before: Told | null; readonly after: Told },
): Promise<void> {
  const { customerId, before, after } = change;
  const known = before?.disputes ?? [];
  const to = env.SUPPORT_EMAIL ?? "support@localhost.localdomain";
  for (const dispute of after.disputes ?? []) {
    if (known.includes(dispute)) continue;
    log("billing_disputed", { customer: customerId, dispute });
    await mailer.queue(db, {
      to,
      language: "en",
      message: {
        kind: "support-message",
        replyTo: to,
        subject: `A bank disputes a payment: ${dispute}`,
        text: textOf(customerId, dispute),
      },
    });
  }
}
