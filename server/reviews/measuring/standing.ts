import sql from "sql-template-tag";
import { ALLOWANCE, type AllowanceRow } from "../../allowance/read-allowance.ts";
import type { Caller } from "../../http/caller/caller.ts";
import type { Db } from "../../vendors/postgres.ts";
import type { Share } from "./waiting-line.ts";

/** How a caller stands before their request is read. */
export interface Standing {
  readonly share: Share;
  /** A request with this key has led to a review, or is being worked on. */
  readonly isKnown: boolean;
}

type Row = Pick<AllowanceRow, "kind" | "credits"> & { readonly is_known: boolean };

/** Reads how a caller stands: whose turns they take, and whether their key was used. */
export async function readStanding(
  db: Db,
  { userId, installationId, addressHash }: Caller,
  key: string,
): Promise<Standing> {
  const row = await db.row<Row>(sql`
    select allowance.kind, allowance.credits, exists (
      select from app.usage_reservations join app.usage_accounts as asking on asking.id = asked_by
      where idem_key = ${key} and (state in ('reserved', 'committed') or review_id is not null) and case
        when ${installationId}::uuid is null then asking.user_id = ${userId}
        else asking.installation_id = ${installationId}
      end
    ) as is_known from ${ALLOWANCE.from(sql`${userId}::uuid`, sql`${installationId}::uuid`, addressHash)}`);
  const pays = row?.kind === "plan" || (row?.credits ?? 0) > 0;
  return {
    share: { pays, who: pays && userId !== null ? userId : addressHash },
    isKnown: row?.is_known === true,
  };
}
