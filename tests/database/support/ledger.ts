import type { Sql } from "./open-sql.ts";

/** Who asks for a review. */
export interface Asker {
  readonly userId?: string;
  readonly installationId?: string;
  readonly address?: string;
}

export interface Reservation {
  readonly status: "reserved" | "in_progress" | "done" | "key_conflict" | "none_left";
  readonly reservation_id: string | null;
  readonly review_id: string | null;
  readonly resets_at: Date | null;
}

interface Attempt {
  readonly key?: string;
  readonly hash?: string;
  readonly now?: Date;
  readonly lease?: string;
  readonly isFree?: boolean;
}

export interface Plan {
  readonly id: string | null;
  readonly anchor?: Date | null;
  readonly paidUntil?: Date | null;
  readonly now?: Date;
  /** For how many people it is paid. */
  readonly seats?: number;
}

const LONG_AGO = new Date("2026-01-01T00:00:00Z");
const FAR = new Date("2100-01-01T00:00:00Z");

/** A moment of 2026, for tests that keep their own time. */
export const at = (text: string): Date => new Date(`2026-${text}${text.includes("T") ? "" : "T00:00:00"}Z`);

/** Signs somebody up, and returns the id. */
export async function signUp(sql: Sql): Promise<string> {
  const [row] = await sql<{ id: string }[]>`insert into auth.users default values returning id`;
  if (!row) throw new Error("Nobody was signed up.");
  return row.id;
}

/** Adds a plugin on one machine, and returns its id. */
export async function install(sql: Sql, figmaId: string | null = null): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.installations (token_hash, figma_id)
    values (sha256(gen_random_uuid()::text::bytea), ${figmaId}) returning id`;
  if (!row) throw new Error("Nothing was installed.");
  return row.id;
}

export async function reserve(
  sql: Sql,
  { userId, installationId, address }: Asker,
  {
    key = crypto.randomUUID(),
    hash = "body",
    now = new Date(),
    lease = "10 minutes",
    isFree = false,
  }: Attempt = {},
): Promise<Reservation> {
  const [row] = await sql<Reservation[]>`
    select * from app.reserve_request(${userId ?? null}, ${installationId ?? null}, ${address ?? null},
      ${key}, ${hash}, ${lease}, ${now}, p_is_free => ${isFree})`;
  if (!row) throw new Error("The ledger gave no answer.");
  return row;
}

const readState = async (rows: Promise<{ state: string | null }[]>): Promise<string | null> =>
  (await rows)[0]?.state ?? null;

export const commit = (sql: Sql, id: string | null, now = new Date()): Promise<string | null> =>
  readState(sql<{ state: string }[]>`select app.commit_request(${id}, null, ${now}) as state`);

export const refund = (sql: Sql, id: string | null, now = new Date()): Promise<string | null> =>
  readState(sql<{ state: string }[]>`select app.refund_request(${id}, null, ${now}) as state`);

export async function sweep(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<{ swept: number }[]>`select app.sweep_requests(${now}) as swept`;
  return row?.swept ?? 0;
}

export async function setPlan(
  sql: Sql,
  userId: string,
  { id, anchor = LONG_AGO, paidUntil = FAR, now = new Date(), seats = 1 }: Plan,
): Promise<void> {
  await sql`select app.set_plan(${userId}, ${id}, ${id && anchor}, ${id && paidUntil}, ${now}, p_seats => ${seats})`;
}

export async function grant(
  sql: Sql,
  userId: string,
  source: string,
  amount: number,
  expiresAt: Date | null = null,
  now = new Date(),
): Promise<boolean> {
  const [row] = await sql<{ given: boolean }[]>`
    select app.grant_credits(${userId}, ${source}, ${amount}, ${expiresAt}, ${now}) as given`;
  return row?.given ?? false;
}

export interface Period {
  readonly period_start: Date;
  readonly period_end: Date;
  readonly allowance: number;
  readonly used: number;
  readonly reserved: number;
}

/** The periods of an account, from the first to the latest. */
export const periodsOf = (sql: Sql, userId: string): Promise<readonly Period[]> =>
  sql<Period[]>`
    select period_start, period_end, allowance, period.used, period.reserved
    from app.usage_periods as period join app.usage_accounts on id = usage_account_id
    where user_id = ${userId} order by period_start`;

/** Reserves and commits, and tells whether it went through. */
export async function review(sql: Sql, asker: Asker, now = new Date()): Promise<boolean> {
  const { status, reservation_id } = await reserve(sql, asker, { now });
  return status === "reserved" && (await commit(sql, reservation_id, now)) === "committed";
}
