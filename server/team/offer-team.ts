import sql from "sql-template-tag";
import type { Language } from "../../shared/i18n/language.ts";
import type { Deps } from "../deps.ts";
import { limit } from "../http/caller/limits.ts";
import type { Db } from "../vendors/postgres.ts";
import { orRefuse } from "./status.ts";
import { withTeamLock } from "./with-team-lock.ts";

interface Row {
  readonly email: string | null;
  readonly language: Language | null;
  readonly team: string;
  readonly owner: string;
}

/** Offers the owner's team to a member, who is told by mail; null: to nobody any more. */
export const offerTeam = (
  deps: Pick<Deps, "db" | "locks" | "mailer">,
  userId: string,
  heirId: string | null,
  language: Language,
): Promise<void> =>
  withTeamLock(deps, userId, () =>
    deps.db.transaction(async (transaction) => {
      await orRefuse(transaction, sql`select app.offer_team(${userId}, ${heirId}) as status`);
      if (heirId !== null) await tellHeir(transaction, deps, { userId, heirId, language });
    }),
  );

interface Offered {
  readonly userId: string;
  readonly heirId: string;
  readonly language: Language;
}

async function tellHeir(
  transaction: Db,
  { mailer }: Pick<Deps, "mailer">,
  { userId, heirId, language }: Offered,
): Promise<void> {
  await limit(transaction, "team offers by recipient", heirId);
  const heir = await transaction.row<Row>(sql`
    select app.email_of(heir.user_id) as email, heir.language, team.name as team, owner.name as owner
    from public.teams as team join public.accounts as owner on owner.user_id = team.owner_user_id
    join public.accounts as heir on heir.user_id = team.heir_user_id where owner.user_id = ${userId}`);
  if (!heir?.email) return;
  await mailer.queue(transaction, {
    to: heir.email,
    language: heir.language ?? language,
    message: { kind: "team-offered", team: heir.team, owner: heir.owner },
  });
}
