import type { Sql } from "./open-sql.ts";

const NOW = (): Date => new Date();

type Status = readonly { readonly status: string }[];

const read = async (rows: Promise<Status>): Promise<string> => (await rows)[0]?.status ?? "";

/** Founds a team, and returns its id. */
export async function found(sql: Sql, userId: string, name: string): Promise<string> {
  const [row] = await sql<{ team_id: string }[]>`select team_id from app.found_team(${userId}, ${name})`;
  return row?.team_id ?? "";
}

/** Says for how many seats the plan is paid. */
export const seat = (admin: Sql, userId: string, seats: number): Promise<unknown> =>
  admin`update app.usage_accounts set seats = ${seats} where user_id = ${userId}`;

const asked = (sql: Sql, userId: string, email: string, token: string, now: Date) =>
  read(sql<{ status: string }[]>`
    select status from app.invite_to_team(${userId}, ${email}, sha256(${token}::text::bytea), ${now})`);

/** The status that inviting an address ends in. */
export const statusOf = (sql: Sql, userId: string, email: string, now = NOW()): Promise<string> =>
  asked(sql, userId, email, crypto.randomUUID(), now);

/** Invites an address, and returns the token of the link. */
export async function invite(sql: Sql, userId: string, email: string, now = NOW()): Promise<string> {
  const token = crypto.randomUUID();
  const status = await asked(sql, userId, email, token, now);
  if (status !== "done") throw new Error(`The invitation is ${status}.`);
  return token;
}

export const accept = (sql: Sql, userId: string, token = "", now = NOW()): Promise<string> =>
  read(sql<{ status: string }[]>`
    select app.accept_invite(${userId}, sha256(${token}::text::bytea), ${now}) as status`);

/** Invites somebody who accepts. */
export const join = async (sql: Sql, owner: string, person: string): Promise<string> =>
  accept(sql, person, await invite(sql, owner, `${crypto.randomUUID()}@example.test`));

export const remove = (sql: Sql, userId: string, member: string): Promise<string> =>
  read(sql<{ status: string }[]>`select app.end_membership(${userId}, ${member}) as status`);

export const leave = (sql: Sql, userId: string): Promise<string> => remove(sql, userId, userId);

export const share = (sql: Sql, userId: string, reviewId: string, isShared = true): Promise<string> =>
  read(sql<{ status: string }[]>`select app.share_with_team(${userId}, ${reviewId}, ${isShared}) as status`);

/** Who used how many reviews; those who are no members any more under `null`. */
export async function usageOf(sql: Sql, owner: string): Promise<Readonly<Record<string, number>>> {
  const rows = await sql<{ user_id: string | null; used: number }[]>`select * from app.team_usage(${owner})`;
  return Object.fromEntries(rows.map(({ user_id, used }) => [String(user_id), used]));
}

export async function capacityOf(sql: Sql, owner: string): Promise<number> {
  const [row] = await sql<
    { seats: number }[]
  >`select app.team_capacity(${owner}, clock_timestamp()) as seats`;
  return row?.seats ?? 0;
}
