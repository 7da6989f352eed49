import sql from "sql-template-tag";
import type { Allowance } from "../../shared/api/endpoints/allowance.ts";
import type { Caller } from "../http/caller.ts";
import type { Db } from "../vendors/postgres.ts";

interface Row {
  readonly kind: Allowance["kind"];
  readonly plan_id: Allowance["planId"];
  readonly granted: number;
  readonly used: number;
  readonly remaining: number;
  readonly renews_on: string | null;
  readonly credits: number;
}

/** What a caller has left. */
export async function readAllowance(
  db: Db,
  { userId, installationId, addressHash }: Pick<Caller, "userId" | "installationId" | "addressHash">,
): Promise<Allowance> {
  const row = await db.row<Row>(sql`
    select allowance.* from app.read_allowance(${userId}, ${installationId}, ${addressHash}) as allowance`);
  if (!row) throw new Error("The allowance has no answer.");
  return {
    kind: row.kind,
    planId: row.plan_id,
    limit: row.granted,
    used: row.used,
    left: row.remaining,
    renewsOn: row.renews_on,
    credits: row.credits,
  };
}
