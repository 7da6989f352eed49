import sql from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import type { Payer } from "../billing/customer-of.ts";
import { PaymentsRefused } from "../billing/payments.ts";
import { changeSeats } from "../billing/plan/choose-plan.ts";
import type { Deps } from "../deps.ts";
import type { Language } from "../../shared/i18n/language.ts";
import type { Db } from "../vendors/postgres.ts";
import { orRefuse } from "./status.ts";
import { withTeamLock } from "./with-team-lock.ts";

/**
 * Takes somebody who leaves for good out of their team first; `has_members`: a team of their own that is others', too.
 */
export async function partFromTeam(db: Db, userId: string): Promise<string> {
  const row = await db.row<{ status: string }>(sql`select app.part_from_team(${userId}) as status`);
  return row?.status ?? "";
}

interface Told {
  readonly email: string | null;
  readonly language: Language | null;
  readonly team: string;
}

/** How a member is written to. */
const toldOf = (db: Db, userId: string): Promise<Told | undefined> =>
  db.row<Told>(sql`
    select app.email_of(account.user_id) as email, account.language, team.name as team
    from public.accounts as account join public.teams as team on team.id = account.team_id
    where account.user_id = ${userId}`);

/** Takes somebody out of their team. Whoever did not want it themselves is told. */
export const endMembership = (
  deps: Pick<Deps, "db" | "locks" | "mailer">,
  userId: string,
  memberId: string,
  language: Language,
): Promise<void> =>
  withTeamLock(deps, userId, () =>
    deps.db.transaction(async (transaction) => {
      const told = await toldOf(transaction, memberId);
      await orRefuse(transaction, sql`select app.end_membership(${userId}, ${memberId}) as status`);
      if (!told?.email || userId === memberId) return;
      await deps.mailer.queue(transaction, {
        to: told.email,
        language: told.language ?? language,
        message: { kind: "team-removed", team: told.team },
      });
    }),
  );

interface MemberRow {
  readonly email: string | null;
  readonly language: Language | null;
}

/** Seats of a team that ends are not paid on: from the next period on there is one. */
const planOneSeat = (deps: Deps, payer: Payer): Promise<unknown> =>
  changeSeats(deps, payer, { seats: 1, shown: null, isEnding: true }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "no_subscription") return;
    throw error instanceof PaymentsRefused ? new ApiError("update_failed", { cause: error }) : error;
  });

/** Ends the team of its owner. Everybody else in it is told. */
export async function dissolveTeam(deps: Deps, payer: Payer, language: Language): Promise<void> {
  const { userId } = payer;
  if (!(await deps.db.row(sql`select from public.teams where owner_user_id = ${userId}`)))
    throw new ApiError("no_team");
  await planOneSeat(deps, payer);
  await withTeamLock(deps, userId, () => endTeam(deps, userId, language));
}

const endTeam = (
  { db, mailer }: Pick<Deps, "db" | "mailer">,
  userId: string,
  language: Language,
): Promise<void> =>
  db.transaction(async (transaction) => {
    const [team] = await transaction.rows<{ id: string; name: string }>(
      sql`select id, name from public.teams where owner_user_id = ${userId}`,
    );
    const members = await transaction.rows<MemberRow>(sql`
      select app.email_of(user_id) as email, language from public.accounts
      where team_id = ${team?.id ?? null} and user_id <> ${userId}`);
    await orRefuse(transaction, sql`select app.dissolve_team(${userId}) as status`);
    for (const { email, language: own } of members)
      if (email)
        await mailer.queue(transaction, {
          to: email,
          language: own ?? language,
          message: { kind: "team-removed", team: team?.name ?? "" },
        });
  });
