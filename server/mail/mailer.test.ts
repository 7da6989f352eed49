import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { freshDatabase } from "../../tests/database/support/fresh-database.ts";
import { NEWS } from "../billing/news/news-of.ts";
import { noLog } from "../log.ts";
import { openPool, type DbPool } from "../vendors/postgres.ts";
import { compose, type Composed } from "./compose.ts";
import type { Mail, MailMessage } from "./mailer.ts";
import { openMailer } from "./open-mailer.ts";
import type { MailTransport } from "./transport.ts";

const SITE_URL = "https://example.com";

let db: DbPool;
beforeAll(async () => {
  db = openPool({ url: await freshDatabase(), log: noLog });
});
beforeEach(() => db.rows(sql`delete from app.mail_outbox`));
afterAll(() => db.stop());

const sent: { readonly to: string; readonly mail: Composed }[] = [];
let isDown = false;
const transport = {
  send: async (to: string, mail: Composed) => {
    if (isDown) throw new Error("no mail server");
    sent.push({ to, mail });
  },
};
beforeEach(() => {
  sent.length = 0;
  isDown = false;
});
const mailer = () => openMailer({ db, env: { SITE_URL }, log: noLog, transport });

const mail: Mail = {
  to: "someone@example.test",
  language: "en",
  message: { kind: "credits-granted", credits: 4 },
};
const dueNow = () => db.rows(sql`update app.mail_outbox set next_try_at = now()`);

describe("the outbox", () => {
  test("sends what was queued, once, and forgets what it said", async () => {
    await mailer().queue(db, mail);
    expect(await mailer().flush()).toBe(1);
    expect(await mailer().flush()).toBe(0);
    expect(sent).toMatchObject([{ to: mail.to, mail: { subject: "4 free second opinions are yours" } }]);
    expect(await db.rows(sql`select message from app.mail_outbox`)).toEqual([{ message: null }]);
  });

  test("sends nothing of a transaction that was rolled back", async () => {
    const failed = db.transaction(async (transaction) => {
      await mailer().queue(transaction, mail);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await mailer().flush()).toBe(0);
  });

  test("loses nothing while the mail server is away", async () => {
    isDown = true;
    await mailer().queue(db, mail);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await mailer().flush()).toBe(0);
      await dueNow();
    }
    isDown = false;
    expect(await mailer().flush()).toBe(1);
  });

  test("waits longer after each failure", async () => {
    isDown = true;
    await mailer().queue(db, mail);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      await mailer().flush();
      const [row] = await db.rows<{ seconds: number }>(
        sql`select round(extract(epoch from next_try_at - now()))::int as seconds from app.mail_outbox`,
      );
      waits.push(row?.seconds ?? 0);
      await dueNow();
    }
    expect(waits).toEqual([60, 120, 240]);
  });

  test("sends a mail under the same id when the server died before it noted that it was sent", async () => {
    await mailer().queue(db, mail);
    await mailer().flush();
    await db.rows(sql`
      update app.mail_outbox set sent_at = null, next_try_at = now(), message = ${JSON.stringify(mail.message)}::jsonb`);
    await mailer().flush();
    const [first, second, ...more] = sent.map(({ mail: { messageId } }) => messageId);
    expect(first).toMatch(/^<mail-\d+@example\.com>$/);
    expect([second, more]).toEqual([first, []]);
  });

  test("is emptied by several at once without sending anything twice", async () => {
    for (let count = 0; count < 30; count++)
      await mailer().queue(db, { ...mail, to: `a${count}@example.test` });
    await Promise.all([mailer().flush(), mailer().flush(), mailer().flush()]);
    await mailer().flush();
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30);
    expect(sent).toHaveLength(30);
  });

  test("is not held up by one mail that takes its time", async () => {
    await mailer().queue(db, mail);
    await mailer().queue(db, { ...mail, to: "next@example.test" });
    let others = -1;
    const slow: MailTransport = {
      send: async (to, composed) => {
        if (others < 0) {
          others = 0;
          others = await mailer().flush();
        }
        await transport.send(to, composed);
      },
    };
    expect(await openMailer({ db, env: { SITE_URL }, log: noLog, transport: slow }).flush()).toBe(1);
    expect(others).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual(["next@example.test", mail.to]);
  });
});

const composed = (message: MailMessage, language: Language) =>
  compose({ to: "x@example.test", language, message }, SITE_URL);

const URL_OF_LINK = `${SITE_URL}/auth/confirm?token_hash=abc&type=signup`;
const PLAN = {
  kind: "plan",
  plan: "Pro",
  reviews: 85,
  amount: 5900,
  currency: "eur",
  date: "2026-12-21T09:00:00Z",
} as const;
/** A mail of each kind; what the support reads stands as somebody wrote it. */
const ONE_OF_EACH: {
  readonly [Kind in Exclude<MailMessage["kind"], "plan" | "support-message">]: Omit<
    Extract<MailMessage, { readonly kind: Kind }>,
    "kind"
  >;
} = {
  "confirm-sign-up": { url: URL_OF_LINK },
  "reset-password": { url: URL_OF_LINK },
  "confirm-email-change": { url: URL_OF_LINK },
  "password-changed": {},
  "plugin-connected": { figmaName: "Someone" },
  "credits-granted": { credits: 4 },
  "account-deleted": {},
  withdrawal: { refundCents: 600, currency: "eur", at: "2026-11-21T09:00:00Z" },
  "review-ready": { title: "Checkout", reviewId: "1" },
  "renewal-notice": { plan: "Pro", amount: 59_000, currency: "eur", date: "2026-12-21T09:00:00Z" },
  "team-invite": { team: "Atelier", owner: "Someone", url: `${SITE_URL}/team?invite=abc` },
  "team-removed": { team: "Atelier" },
  refund: { plan: "Pro", amount: 450, currency: "eur" },
  "refund-failed": { amount: 450, currency: "eur" },
  "near-limit": { left: 8, reviews: 85, date: "2026-12-21T09:00:00Z" },
};
const NOTICE = { kind: "renewal-notice", ...ONE_OF_EACH["renewal-notice"] } as const;
const MESSAGES = [
  ...Object.entries(ONE_OF_EACH).map(([kind, facts]) => ({ kind, ...facts })),
  ...NEWS.map((news) => ({ ...PLAN, news, next: { plan: "Starter", seats: 1 } })),
] as readonly MailMessage[];

const SAYS: Readonly<Record<Language, { readonly openProfile: string; readonly forFour: string }>> = {
  en: { openProfile: "Open my profile:\n", forFour: "Pro for 4 people" },
  fr: { openProfile: "Ouvrir mon profil\u00a0:\n", forFour: "Pro pour 4 personnes" },
};

describe.each(LANGUAGES)("a mail in %s", (language) => {
  test.each(MESSAGES)("$kind says the same as text and as HTML", async (message) => {
    const { subject, text, html } = await composed(message, language);
    expect(subject).not.toBe("");
    expect(html).toContain(`lang="${language}"`);
    const [address] = /https:\/\/example\.com\/\S+/.exec(text) ?? [];
    if (message.kind !== "account-deleted") expect(html).toContain(address?.replaceAll("&", "&amp;"));
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|\[object/);
  });

  // Nobody can stop what the law asks for or what they asked for themselves: none of these is about what is new.
  test.each(MESSAGES)("$kind says why it is sent, and offers to stop nothing", async (message) => {
    const { text, html } = await composed(message, language);
    const [, foot = ""] = text.split("\n\n--\n\n");
    const [reason = "", ...more] = foot.split("\n\n");
    expect(reason).toMatch(/\.$/);
    expect(more).toEqual([`Regard · ${SITE_URL}`]);
    expect(`${text}${html}`).not.toContain("#news");
  });

  test("has the space that French puts before a colon, and English does not", async () => {
    const message = { kind: "credits-granted", credits: 4 } as const;
    const { text } = await composed(message, language);
    expect(text).toContain(SAYS[language].openProfile);
  });

  test.each(["bought", "awaited", "changed", "kept", "planned"] as const)(
    "says that a plan is %s for several",
    async (news) => {
      const message = { ...PLAN, news, seats: 4 };
      const { text } = await composed(message, language);
      expect(text).toContain(SAYS[language].forFour);
    },
  );

  test.each([{ ...PLAN, news: "bought" as const }, { ...PLAN, news: "awaited" as const }, NOTICE])(
    "$kind $news says that VAT is in the amount only where it is",
    async (message) => {
      const says = async (isVatFree: boolean): Promise<string> =>
        (await composed({ ...message, isVatFree }, language)).text;
      expect(await says(false)).toMatch(/VAT included|TVA comprise/);
      expect(await says(true)).not.toMatch(/VAT included|TVA comprise/);
      expect(await says(true)).toMatch(/without VAT|sans TVA/);
    },
  );

  test("about seats leads to the team that has them", async () => {
    const message = { ...PLAN, news: "seats" as const };
    const { text } = await composed(message, language);
    expect(text).toContain(language === "fr" ? `${SITE_URL}/fr/team` : `${SITE_URL}/team`);
  });

  test("of a withdrawal from what cost nothing promises nothing", async () => {
    const message = { kind: "withdrawal", refundCents: 0, currency: "eur", at: PLAN.date } as const;
    const { text } = await composed(message, language);
    expect(text).not.toMatch(/0[.,]00/);
  });
});

test.each([
  ["en", "21 December 2026", "10:00", "€590.00"],
  ["fr", "21 décembre 2026", "10:00", "590,00 €"],
] as const)("a mail in %s writes days, times and amounts as the site does", async (language, ...written) => {
  const { text } = await composed(NOTICE, language);
  const plain = text.replaceAll(/[\u00a0\u202f]/g, " ");
  for (const one of written) expect(plain).toContain(one);
});

/** Names as somebody would choose them who wants mails of ours to speak for them. */
const HOSTILE = [
  "PayPal https://evil.example/login",
  "Your account was locked.\r\nSign in at evil.example within 24 hours",
  "www.evil.example",
  "write to help@evil.example",
  "evil。example, evil．example, evil.\u200bexample and evil\u200b.example",
  "tel:+15550100, call +1 (555) 010-0199 or 0 800 123 456 789",
  String.raw`\\\\evil\share`,
  "\u202Eelpmaxe.live\u2066",
  "Zoé” invites you. Your account was locked: sign in at once. “",
  "evil.".repeat(40),
] as const;

/** The forms that mail programs make links of: schemes, hosts, addresses, shares, telephone numbers. */
const LINKED = /[a-z]:[^\s\d]|\/\/|[a-z][.。．｡][a-z]|@\S|\\{2}|\d(?:[ ().-]{0,2}\d){8}/i;

/** The message with that name wherever somebody chose one. */
const named = (message: MailMessage, name: string): MailMessage =>
  Object.fromEntries(
    Object.entries(message).map(([key, value]) => [
      key,
      ["figmaName", "team", "owner", "title"].includes(key) ? name : value,
    ]),
  ) as unknown as MailMessage;

describe.each(LANGUAGES)("the names that others chose, in a mail in %s,", (language) => {
  test.each(MESSAGES)(
    "are no words of $kind: short, on one line, quoted, without an address",
    async (message) => {
      for (const name of HOSTILE) {
        const harmless = await composed(named(message, "Z"), language);
        const { subject, text, html } = await composed(named(message, name), language);
        expect(subject).toBe(harmless.subject);
        const said = text.replaceAll(/https:\/\/example\.com\S*/g, "");
        const quoted = [...said.matchAll(/[“«]([^”»]*)[”»]/g)].map(([, words = ""]) => words.trim());
        const [pieces, own] = [
          said.split(/[“«][^”»]*[”»]/),
          harmless.text.replaceAll(/https:\/\/example\.com\S*/g, ""),
        ];
        expect(pieces).toEqual(own.split(/[“«][^”»]*[”»]/));
        for (const words of quoted.filter((one) => !own.includes(one))) {
          expect(words.length).toBeLessThanOrEqual(60);
          expect(words).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
          expect(words).not.toMatch(LINKED);
        }
        expect(html).not.toMatch(/evil[.。．]example|[\u202A-\u202E\u2066-\u2069]/);
      }
    },
  );
});

describe("what people typed", () => {
  test("is text in HTML", async () => {
    const message = { kind: "plugin-connected", figmaName: "<img src=x onerror=alert(1)>" } as const;
    const { html } = await composed(message, "en");
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img");
  });

  test("never makes a header of a mail", async () => {
    const message = {
      kind: "support-message",
      replyTo: "a@example.test\r\nBcc: b@example.test",
      subject: "Hello\r\nBcc: c@example.test",
      text: "Hi",
    } as const;
    const { subject, replyTo } = await composed(message, "en");
    expect(`${subject}${replyTo}`).not.toMatch(/[\r\n]/);
  });
});
