import sql from "sql-template-tag";
import { withAccountLock } from "../billing/with-account-lock.ts";
import type { Deps } from "../deps.ts";

/**
 * Runs an act that may end the offer of somebody's team, but not while the payment service is told of its new
 * owner: it would hear of nobody, and the card of the former owner would be gone.
 */
export async function withTeamLock<T>(
  { db, locks }: Pick<Deps, "db" | "locks">,
  userId: string,
  run: () => Promise<T>,
): Promise<T> {
  const team = await db.row<{ ownerId: string }>(sql`
    select team.owner_user_id as "ownerId" from public.accounts as account
    join public.teams as team on team.id = account.team_id where account.user_id = ${userId}`);
  return team ? withAccountLock(locks, team.ownerId, run) : run();
}
