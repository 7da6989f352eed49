import sql, { join, type Sql } from "sql-template-tag";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Db } from "../../vendors/postgres.ts";
import { hashToken } from "./token.ts";

interface Limit {
  readonly hits: number;
  readonly perS: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits: how often somebody may do something. */
export const RATE_LIMITS = {
  "installation by address": { hits: 10, perS: HOUR },
  "link code by installation": { hits: 20, perS: HOUR },
  "link code by address": { hits: 30, perS: HOUR },
  // Once in three seconds: who keeps to that may still fall into one window four times.
  "poll by installation": { hits: 4, perS: 9 },
  "review by caller": { hits: 20, perS: MINUTE },
  // Saving one is free, and it is kept: a disk is not to be filled by whoever asks for nothing else.
  "review by caller, an hour": { hits: 240, perS: HOUR },
  "review by address": { hits: 1200, perS: HOUR },
  // In units of 100 kB: 2 GB of a caller, 10 GB of an address that a whole office may be behind.
  "free review by caller, its size": { hits: 20_000, perS: DAY },
  "free review by address, its size": { hits: 100_000, perS: DAY },
  // In tenths of a second of a processor: a quarter of one, and half of one for who pays.
  "measuring for an address": { hits: 9000, perS: HOUR },
  "measuring for an account that pays": { hits: 18_000, perS: HOUR },
  "review retry by caller": { hits: 60, perS: MINUTE },
  "review read by caller": { hits: 120, perS: MINUTE },
  // Open to anybody who has the link.
  "shared review by address": { hits: 300, perS: MINUTE },
  "shared link by caller": { hits: 60, perS: HOUR },
  "screens by caller": { hits: 120, perS: MINUTE },
  // A class at school is one address, and each of them may write.
  "form by address": { hits: 30, perS: HOUR },
  "checkout by account": { hits: 10, perS: HOUR },
  "billing by account": { hits: 30, perS: HOUR },
  "subscription by account": { hits: 120, perS: HOUR },
  "invoices by account": { hits: 60, perS: HOUR },
  "team by account": { hits: 60, perS: HOUR },
  "team invites by account": { hits: 30, perS: DAY },
  "team invites by recipient": { hits: 5, perS: DAY },
  "team invitation by address": { hits: 60, perS: HOUR },
  "export by account": { hits: 10, perS: HOUR },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof RATE_LIMITS;

// Hashed: the counters hold no address and no e-mail.
const bucketOf = (name: LimitName, who: string): string => `${name}:${hashToken(who).toString("base64url")}`;

/** Something that somebody did, or did several times. */
type Hit = readonly [name: LimitName, who: string, times?: number];

const counted = ([name, who, times = 1]: Hit): Sql => {
  const { hits, perS } = RATE_LIMITS[name];
  return sql`app.count_hits(${bucketOf(name, who)}, ${times}, ${hits}, make_interval(secs => ${perS}))`;
};

/** Counts hits in one statement. Returns the seconds to wait when one of them was one too many, else 0. */
async function countHits(db: Db, hits: readonly Hit[]): Promise<number> {
  const row = await db.row<{ wait: number }>(sql`select greatest(${join(hits.map(counted))}) as wait`);
  return row?.wait ?? 0;
}

/** Counts a hit of somebody, or several at once. Returns the seconds to wait when it was one too many, else 0. */
export const countHit = (db: Db, ...hit: Hit): Promise<number> => countHits(db, [hit]);

/** Counts hits, those that many have in common last; throws `rate_limited` beyond one of the limits. */
export async function limitAll(db: Db, ...hits: readonly Hit[]): Promise<void> {
  const retryAfterS = await countHits(db, hits);
  if (retryAfterS > 0) throw new ApiError("rate_limited", { retryAfterS });
}

/** Counts a hit, or several; throws `rate_limited` beyond the limit. */
export const limit = (db: Db, ...hit: Hit): Promise<void> => limitAll(db, hit);
