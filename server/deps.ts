import type { Payments } from "./billing/payments.ts";
import type { Env } from "./env.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import type { Measuring } from "./reviews/measuring/measuring.ts";
import type { ReviewNews } from "./reviews/telling/review-news.ts";
import type { SecondOpinion } from "./second-opinion/second-opinion.ts";
import type { Auth } from "./vendors/supabase.ts";
import type { JobQueue } from "./vendors/pg-boss.ts";
import type { DbPool } from "./vendors/postgres.ts";

/** The outside world, as the server's routes see it. */
export interface Deps {
  readonly env: Env;
  readonly log: Log;
  readonly db: DbPool;
  /** Connections that hold locks while others are asked: whoever waits there keeps nobody from the database. */
  readonly locks: DbPool;
  readonly auth: Auth;
  readonly payments: Payments;
  readonly mailer: Mailer;
  /** Null where no model is configured: the second opinion is off then. */
  readonly secondOpinion: SecondOpinion | null;
  readonly pictures: PictureStore;
  /** Threads that check requests for reviews, and measure. */
  readonly measuring: Measuring;
  /** The reviews that are to be made, by whatever worker. */
  readonly queue: JobQueue;
  /** The news of reviews, as they are told. */
  readonly news: ReviewNews;
  readonly now: () => Date;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}
