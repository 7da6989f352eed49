import sql from "sql-template-tag";
import type { Db } from "../../vendors/postgres.ts";

interface Row {
  readonly members: number;
  readonly invites: number;
}

const countOf = async (db: Db, userId: string): Promise<Row> =>
  (await db.row<Row>(sql`
    select
      (select count(*) from public.team_members as member where member.team_id = team.id)::int as members,
      (select count(*) from public.team_invites as invite
        where invite.team_id = team.id and expires_at > clock_timestamp())::int as invites
    from public.teams as team where owner_user_id = ${userId}`)) ?? { members: 1, invites: 0 };

/** The number of seats a first plan is bought for: a team that lost its plan gets it back for everybody in it. */
export const seatsNeeded = async (db: Db, userId: string): Promise<number> =>
  (await countOf(db, userId)).members;

/** The number of seats in use in a team, which its owner cannot give back: its members, and those who are invited. */
export const seatsTaken = async (db: Db, userId: string): Promise<number> => {
  const { members, invites } = await countOf(db, userId);
  return members + invites;
};
