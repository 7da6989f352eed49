import sql from "sql-template-tag";
import type { Env } from "../env.ts";
import { describeError, type Log } from "../log.ts";
import type { Db, DbPool } from "../vendors/postgres.ts";
import { compose } from "./compose.ts";
import type { Mail, MailMessage, Mailer } from "./mailer.ts";
import type { MailTransport } from "./transport.ts";

interface Waiting {
  readonly id: number;
  readonly recipient: string;
  readonly language: Mail["language"];
  readonly message: MailMessage;
}

/** How many are sent in one go. */
const BATCH = 20;

/** While a mail is being sent nobody else takes it; one whose server died is taken again after this. */
const CLAIM = "5 minutes";

/** A mail waits twice as long after each failure, and is given up after about a day. */
const MOST_ATTEMPTS = 11;

/** Only the one that is sent next: a slow mail server must not hold more than it works on, or they are sent twice. */
const claimNext = (db: DbPool): Promise<Waiting | undefined> =>
  db.row<Waiting>(sql`
    update app.mail_outbox set attempts = attempts + 1, next_try_at = clock_timestamp() + ${CLAIM}::interval
    where id = (
      select id from app.mail_outbox
      where sent_at is null and given_up_at is null and next_try_at <= clock_timestamp()
      order by next_try_at, id limit 1 for update skip locked
    )
    returning id, recipient, language, message`);

const noteSent = (db: DbPool, id: number): Promise<unknown> =>
  // The words are not kept: links in them still work.
  db.rows(sql`update app.mail_outbox set sent_at = clock_timestamp(), message = null where id = ${id}`);

/** How long a mail waits that was tried so often. */
const PAUSE = sql`make_interval(secs => 60 * power(2, attempts - 1))`;

const noteFailed = (db: DbPool, id: number): Promise<unknown> =>
  db.rows(sql`
    update app.mail_outbox set
      next_try_at = clock_timestamp() + ${PAUSE},
      given_up_at = case when attempts >= ${MOST_ATTEMPTS} then clock_timestamp() end
    where id = ${id}`);

/** After the clock was set back: no mail waits for longer than it was told to. */
export const mendMailClock = (db: Db): Promise<unknown> =>
  db.rows(sql`
    update app.mail_outbox set next_try_at = clock_timestamp()
    where sent_at is null and given_up_at is null
      and next_try_at > clock_timestamp() + greatest(${CLAIM}::interval, ${PAUSE}) + interval '1 minute'`);

export interface MailerOptions {
  readonly db: DbPool;
  readonly env: Pick<Env, "SITE_URL">;
  readonly log: Log;
  readonly transport: MailTransport;
}

/** Puts a mail into the outbox: whoever has opened it sends it. */
export const queueMail: Mailer["queue"] = async (within, { to, language, message }) => {
  const queued = await within.row<{ id: number }>(sql`
    insert into app.mail_outbox (recipient, language, message)
    values (${to}, ${language}, ${JSON.stringify(message)}::jsonb) returning id`);
  return queued?.id ?? 0;
};

/** Opens the outbox. A mail may be sent twice, under one id, when the server dies at the wrong moment, and is never lost. */
export function openMailer({ db, env, log, transport }: MailerOptions): Mailer {
  const { hostname } = new URL(env.SITE_URL);
  const sendOne = async ({ id, recipient, language, message }: Waiting): Promise<number> => {
    try {
      const composed = await compose({ to: recipient, language, message }, env.SITE_URL);
      await transport.send(recipient, { ...composed, messageId: `<mail-${id}@${hostname}>` });
    } catch (error) {
      log("mail_failed", { mail: id, kind: message.kind, ...describeError(error) });
      await noteFailed(db, id);
      return 0;
    }
    await noteSent(db, id);
    return 1;
  };
  return {
    queue: queueMail,
    flush: async () => {
      let sent = 0;
      // One after the other: mails arrive in the order in which they were queued.
      for (let taken = 0; taken < BATCH; taken++) {
        const waiting = await claimNext(db);
        if (!waiting) break;
        sent += await sendOne(waiting);
      }
      return sent;
    },
  };
}
