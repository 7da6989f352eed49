import sql from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";

/** Whoever buys. */
export interface Payer {
  readonly userId: string;
  readonly email: string;
}

interface Row {
  readonly customerId: string | null;
  readonly name: string;
}

/**
 * Reads the customer of an account at the payment service, and the name for its invoices. Throws `unauthenticated`
 * where the account is gone.
 */
export async function readCustomer({ db }: Deps, { userId }: Payer): Promise<Row> {
  const row = await db.row<Row>(sql`
    select stripe_customer_id as "customerId", coalesce(nullif(company, ''), name) as name
    from public.accounts where user_id = ${userId}`);
  if (!row) throw new ApiError("unauthenticated");
  return row;
}

/** Keeps it on the account before anything is sold to it. An account that is gone leaves it to be deleted. */
async function keep({ db }: Deps, userId: string, customerId: string): Promise<void> {
  const kept = await db.row(
    sql`update public.accounts set stripe_customer_id = ${customerId} where user_id = ${userId} returning 1`,
  );
  if (kept) return;
  await db.rows(sql`insert into app.deletions (stripe_customer_id) values (${customerId})`);
  throw new ApiError("unauthenticated");
}

/** The customer of an account, made when there is none. Call it under the account's lock. */
export async function customerOf(deps: Deps, payer: Payer): Promise<string> {
  const { payments } = deps;
  const { customerId, name } = await readCustomer(deps, payer);
  if (customerId && (await payments.hasCustomer(customerId))) return customerId;
  const made = await payments.makeCustomer({ ...payer, name, formerId: customerId });
  await keep(deps, payer.userId, made);
  return made;
}
