import sql from "sql-template-tag";
import type { Invitation } from "../../shared/api/endpoints/team.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { quotableName } from "../../shared/export/quotable-name.ts";
import type { Language } from "../../shared/i18n/language.ts";
import type { Deps } from "../deps.ts";
import { limit } from "../http/caller/limits.ts";
import { hashToken, newToken } from "../http/caller/token.ts";
import { mailLanguage } from "../mail/mail-language.ts";
import type { Db } from "../vendors/postgres.ts";
import { orRefuse } from "./status.ts";

interface Asked {
  readonly status: string;
  readonly wait_s: number | null;
}

interface Words {
  readonly team: string;
  readonly owner: string;
  /** The account of who is invited, where they have one. */
  readonly invitedId: string | null;
  /** The one that the owner chose. */
  readonly language: Language | null;
}

export interface Invited {
  readonly userId: string;
  readonly email: string;
  /** The language that the owner's browser prefers: for when neither of both chose one. */
  readonly language: Language;
}

const wordsFor = (db: Db, { userId, email }: Invited): Promise<Words | undefined> =>
  db.row<Words>(sql`
    select team.name as team, owner.name as owner, app.user_with_email(${email}) as "invitedId",
      owner.language
    from public.teams as team join public.accounts as owner on owner.user_id = team.owner_user_id
    where owner.user_id = ${userId}`);

/** An invitation to oneself would take a seat that is paid. */
const isOwn = async (db: Db, userId: string, email: string): Promise<boolean> =>
  (await db.row<{ own: boolean }>(sql`select app.user_with_email(${email}) = ${userId} as own`))?.own ===
  true;

/** Refuses what is too soon or not possible. What counts is the team alone: whose the address is, nobody learns. */
function refuse({ status, wait_s: retryAfterS }: Asked): void {
  if (status === "wait") throw new ApiError("rate_limited", { retryAfterS: retryAfterS ?? 60 });
  if (status === "not_owner") throw new ApiError("no_team");
  if (status === "full") throw new ApiError("team_full");
  if (status === "unpaid") throw new ApiError("team_unpaid");
}

/** Invites an address to the owner's team, by a mail with a link that is good for one person and seven days. */
export async function inviteToTeam({ db, mailer, env }: Deps, invited: Invited): Promise<void> {
  const email = invited.email.toLowerCase();
  await limit(db, "team invites by account", invited.userId);
  const token = newToken();
  await db.transaction(async (transaction) => {
    const asked = await transaction.row<Asked>(
      sql`select status, wait_s from app.invite_to_team(${invited.userId}, ${email}, ${hashToken(token)})`,
    );
    refuse(asked ?? { status: "not_owner", wait_s: null });
    if (await isOwn(transaction, invited.userId, email))
      throw new ApiError("invalid_input", { where: "email: is your own" });
    // Whoever may not invite uses up nothing of an address.
    await limit(transaction, "team invites by recipient", email);
    const words = await wordsFor(transaction, { ...invited, email });
    if (!words) throw new ApiError("no_team");
    await mailer.queue(transaction, {
      to: email,
      language: await mailLanguage(transaction, words.invitedId, words.language ?? invited.language),
      message: {
        kind: "team-invite",
        team: words.team,
        owner: words.owner,
        url: `${env.SITE_URL}/team?invite=${token}`,
      },
    });
  });
}

/** The address of an invitation of the owner's; one of somebody else's is not there. */
export async function emailOfInvite(db: Db, userId: string, id: string): Promise<string> {
  const row = await db.row<{ email: string }>(
    sql`select email from public.team_invites where id = ${id} and user_id = ${userId}`,
  );
  if (!row) throw new ApiError("not_found");
  return row.email;
}

/** Reads the invitation of a link, as whoever has it is told before they accept. */
export async function readInvitation(db: Db, token: string): Promise<Invitation> {
  const row = await db.row<Invitation>(sql`
    select team.name as team, owner.name as owner, expires_at as "expiresAt",
      (select count(*) from public.team_members as member where member.team_id = team.id)::int as members
    from public.team_invites as invite join public.teams as team on team.id = invite.team_id
    join public.accounts as owner on owner.user_id = team.owner_user_id
    where token_hash = ${hashToken(token)} and expires_at > clock_timestamp()`);
  if (!row) throw new ApiError("not_found");
  return { ...row, team: quotableName(row.team), owner: quotableName(row.owner) };
}

/** The person joins the team behind the link. */
export const acceptInvitation = (db: Db, userId: string, token: string): Promise<void> =>
  orRefuse(db, sql`select app.accept_invite(${userId}, ${hashToken(token)}) as status`);
