import sql from "sql-template-tag";
import type { SecondOpinion } from "../../second-opinion/second-opinion.ts";
import type { Db } from "../../vendors/postgres.ts";

/** As long as a worker itself waits until it asks once more. */
const PAUSE_S = 30;

/** Tells every server that a model does not answer, as the worker that asks it has noticed. */
export async function notePause(db: Db, { provider, isAvailable }: SecondOpinion): Promise<void> {
  if (isAvailable()) return;
  await db.rows(sql`
    insert into app.model_pauses (provider, ends_at)
    values (${provider}, clock_timestamp() + make_interval(secs => ${PAUSE_S}))
    on conflict (provider) do update set ends_at = excluded.ends_at`);
}

/**
 * True when a model can be asked, as far as this server and the workers know. No pause is longer: the clock was set
 * back.
 */
export async function canBeAsked(db: Db, { provider, isAvailable }: SecondOpinion): Promise<boolean> {
  if (!isAvailable()) return false;
  const paused = await db.row(sql`
    select from app.model_pauses where provider = ${provider} and ends_at > clock_timestamp()
      and ends_at <= clock_timestamp() + make_interval(secs => ${PAUSE_S})`);
  return !paused;
}
