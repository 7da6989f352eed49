import sql from "sql-template-tag";
import type { Team, TeamInvite, TeamMember } from "../../shared/api/endpoints/team.ts";
import { readAllowance } from "../allowance/read-allowance.ts";
import type { Db } from "../vendors/postgres.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly owner_user_id: string;
  readonly seats: number;
  readonly next_seats: number | null;
  readonly capacity: number;
}

type Used = ReadonlyMap<string | null, number>;

const rowOf = (db: Db, userId: string): Promise<Row | undefined> =>
  db.row<Row>(sql`
    select team.id, team.name, team.owner_user_id, owner.next_seats,
      coalesce((select seats from app.usage_accounts where user_id = owner.user_id), 1) as seats,
      app.team_capacity(owner.user_id, app.clock()) as capacity
    from public.accounts as account join public.teams as team on team.id = account.team_id
    join public.accounts as owner on owner.user_id = team.owner_user_id
    where account.user_id = ${userId}`);

async function usedOf(db: Db, ownerId: string): Promise<Used> {
  const rows = await db.rows<{ user_id: string | null; used: number }>(
    sql`select user_id, used from app.team_usage(${ownerId}, app.clock())`,
  );
  return new Map(rows.map(({ user_id, used }) => [user_id, used]));
}

const invitesOf = async (db: Db, teamId: string): Promise<TeamInvite[]> => [
  ...(await db.rows<TeamInvite>(sql`
    select id, email, sent_at as "sentAt", expires_at as "expiresAt",
      sent_at + interval '5 minutes' as "resendAt"
    from public.team_invites where team_id = ${teamId} and expires_at > clock_timestamp()
    order by sent_at desc`)),
];

/** The plan that pays, as its owner has it. */
async function paidBy(db: Db, ownerId: string): Promise<Pick<Team, "planId" | "allowance">> {
  const { kind, planId, limit, left, renewsOn } = await readAllowance(db, {
    userId: ownerId,
    installationId: null,
    addressHash: "",
  });
  return kind === "plan"
    ? { planId, allowance: { limit, left, renewsOn } }
    : { planId: null, allowance: null };
}

/** The team that a person is in, as they may see it; null: none. Who used what, and invitations, are the owner's to see. */
export async function readTeam(db: Db, userId: string): Promise<Team | null> {
  const row = await rowOf(db, userId);
  if (!row) return null;
  const isOwner = row.owner_user_id === userId;
  const used: Used = isOwner ? await usedOf(db, userId) : new Map();
  const rows = await db.rows<Omit<TeamMember, "used">>(sql`
    select user_id as "userId", name, joined_at as "joinedAt",
      case user_id when ${row.owner_user_id} then 'owner' else 'member' end as role
    from public.team_members where team_id = ${row.id}
    order by user_id <> ${row.owner_user_id}, joined_at, user_id`);
  const members = rows.map((member): TeamMember => ({
    ...member,
    used: isOwner ? (used.get(member.userId) ?? 0) : null,
  }));
  const invites = isOwner ? await invitesOf(db, row.id) : [];
  return {
    id: row.id,
    name: row.name,
    role: isOwner ? "owner" : "member",
    members,
    ...(await paidBy(db, row.owner_user_id)),
    owned: isOwner
      ? {
          seats: row.seats,
          nextSeats: row.next_seats,
          freeSeats: Math.max(0, row.capacity - members.length - invites.length),
          invites,
          usedByFormer: used.get(null) ?? 0,
        }
      : null,
  };
}
