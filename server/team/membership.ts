import sql from "sql-template-tag";
import { ApiError, hasCode } from "../../shared/api/errors.ts";
import type { Payer } from "../billing/customer-of.ts";
import { PaymentsRefused } from "../billing/payments.ts";
import { changeSeats } from "../billing/plan/choose-plan.ts";
import type { Deps } from "../deps.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { mailLanguage } from "../mail/mail-language.ts";
import type { Db } from "../vendors/postgres.ts";
import { orRefuse } from "./status.ts";

/**
 * Takes somebody who leaves for good out of their team first; `has_members`: a team of their own that is others', too.
 */
export async function partFromTeam(db: Db, userId: string): Promise<string> {
  const row = await db.row<{ status: string }>(sql`select app.part_from_team(${userId}) as status`);
  return row?.status ?? "";
}

interface Member {
  readonly userId: string;
  readonly email: string | null;
  readonly team: string;
}

/** Everybody in the team of somebody, as they are written to. */
const membersWith = (db: Db, userId: string): Promise<readonly Member[]> =>
  db.rows<Member>(sql`
    select account.user_id as "userId", app.email_of(account.user_id) as email, team.name as team
    from public.accounts as account join public.teams as team on team.id = account.team_id
    where team.id = (select team_id from public.accounts where user_id = ${userId})`);

/** Tells those who are not in it any more, and did not want it themselves. */
async function tellRemoved(
  mailer: Deps["mailer"],
  db: Db,
  members: readonly Member[],
  otherwise: Language,
): Promise<void> {
  for (const { userId, email, team } of members)
    if (email)
      await mailer.queue(db, {
        to: email,
        language: await mailLanguage(db, userId, otherwise),
        message: { kind: "team-removed", team },
      });
}

/** Takes somebody out of their team. Whoever did not want it themselves is told. */
export const endMembership = (
  { db, mailer }: Pick<Deps, "db" | "mailer">,
  userId: string,
  memberId: string,
  language: Language,
): Promise<void> =>
  db.transaction(async (transaction) => {
    const members = await membersWith(transaction, memberId);
    await orRefuse(transaction, sql`select app.end_membership(${userId}, ${memberId}) as status`);
    const removed = members.filter((one) => one.userId === memberId && one.userId !== userId);
    await tellRemoved(mailer, transaction, removed, language);
  });

/** Seats of a team that ends are not paid on: from the next period on there is one. */
const planOneSeat = (deps: Deps, payer: Payer): Promise<unknown> =>
  changeSeats(deps, payer, { seats: 1, shown: null, isEnding: true }).catch((error: unknown) => {
    if (hasCode(error, "no_subscription")) return;
    throw error instanceof PaymentsRefused ? new ApiError("update_failed", { cause: error }) : error;
  });

/** Ends the team of its owner. Everybody else in it is told. */
export async function dissolveTeam(deps: Deps, payer: Payer, language: Language): Promise<void> {
  const { userId } = payer;
  const { db, mailer } = deps;
  if (!(await db.row(sql`select from public.teams where owner_user_id = ${userId}`)))
    throw new ApiError("no_team");
  await planOneSeat(deps, payer);
  await db.transaction(async (transaction) => {
    const members = await membersWith(transaction, userId);
    await orRefuse(transaction, sql`select app.dissolve_team(${userId}) as status`);
    const others = members.filter((one) => one.userId !== userId);
    await tellRemoved(mailer, transaction, others, language);
  });
}
