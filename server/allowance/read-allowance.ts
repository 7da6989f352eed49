import sql from "sql-template-tag";
import type { Allowance } from "../../shared/api/endpoints/allowance.ts";
import type { Caller, ReadAlong } from "../http/caller/caller.ts";
import { kept, type Db } from "../vendors/postgres.ts";

/** An allowance as the database tells it. */
export interface AllowanceRow {
  readonly kind: Allowance["kind"];
  readonly plan_id: Allowance["planId"];
  readonly granted: number;
  readonly used: number;
  readonly remaining: number;
  readonly renews_on: string | null;
  readonly credits: number;
  readonly team_name: string | null;
  readonly team_pays: boolean | null;
}

/** The allowance of a caller, as columns of a query that reads the caller too. */
export const ALLOWANCE: ReadAlong = {
  name: "allowance",
  columns: sql`
    allowance.kind, allowance.plan_id, allowance.granted, allowance.used, allowance.remaining, allowance.renews_on,
    allowance.credits, allowance.team_name, allowance.team_pays`,
  from: (userId, installationId, addressHash) =>
    sql`app.read_allowance(${userId}, ${installationId}, ${addressHash}, app.clock()) as allowance`,
};

export const allowanceOf = (row: AllowanceRow): Allowance => ({
  kind: row.kind,
  planId: row.plan_id,
  limit: row.granted,
  used: row.used,
  left: row.remaining,
  renewsOn: row.renews_on,
  credits: row.credits,
  ...(row.team_name !== null && { team: { name: row.team_name, pays: row.team_pays === true } }),
});

/** Reads what a caller has left. */
export async function readAllowance(
  db: Db,
  { userId, installationId, addressHash }: Pick<Caller, "userId" | "installationId" | "addressHash">,
): Promise<Allowance> {
  const row = await db.row<AllowanceRow>(
    kept(
      "allowance",
      sql`
        select ${ALLOWANCE.columns}
        from ${ALLOWANCE.from(sql`${userId}::uuid`, sql`${installationId}::uuid`, addressHash)}`,
    ),
  );
  if (!row) throw new Error("The allowance has no answer.");
  return allowanceOf(row);
}
