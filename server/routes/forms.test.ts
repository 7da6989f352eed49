import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { deleteUser } from "../../shared/api/endpoints/account.ts";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import { rewardOpinions } from "../forms/opinion-credits.ts";
import { useTestServer, PASSWORD } from "../../tests/test-server.ts";

const server = await useTestServer({ env: { SUPPORT_EMAIL: "support@example.test" } });

let count = 0;
const newAddress = (): string => `203.0.113.${(count += 1)}`;

const send = async (
  form: string,
  body: unknown,
  { address = newAddress(), ...headers }: Record<string, string> = {},
) =>
  server.app.request(`/f/${form}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      "X-Forwarded-For": address,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const CONTACT = {
  firstname: "A",
  lastname: "B",
  email: "someone@example.test",
  subject: "Hello",
  message: "One question.",
};
const opinion = (email: string) => ({ rating: 5, feedback: "Clear findings.", email });

const stored = async (table: "contact" | "opinions"): Promise<number> => {
  const [row] = await server.deps.db.rows<{ count: number }>(
    table === "contact"
      ? sql`select count(*) as count from app.contact_messages`
      : sql`select count(*) as count from app.opinions`,
  );
  return row?.count ?? 0;
};

describe("the contact form", () => {
  test("is stored and sent on to the support", async () => {
    const before = await stored("contact");
    const response = await send("contact", CONTACT);
    expect({ status: response.status, ...((await response.json()) as object) }).toEqual({
      status: 200,
      ok: true,
      next: "/contact",
    });
    expect(await stored("contact")).toBe(before + 1);
    const [mail] = await server.mails();
    expect(mail).toMatchObject({
      to: "support@example.test",
      subject: "Contact: Hello",
      replyTo: "someone@example.test",
      text: expect.stringContaining("One question.") as string,
    });
  });

  test("comes as a form of a page without scripts, too, and leads back to the page", async () => {
    const response = await server.app.request("/f/contact", {
      method: "POST",
      headers: { "X-Forwarded-For": newAddress(), "Content-Length": "100" },
      body: new URLSearchParams(CONTACT),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/contact/sent");
  });

  test("comes as a form in parts, too", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(CONTACT)) body.set(name, value);
    const request = new Request("http://localhost:4321/f/contact", { method: "POST", body });
    const response = await server.app.request("/f/contact", {
      method: "POST",
      headers: {
        "Content-Type": request.headers.get("Content-Type") ?? "",
        "Content-Length": "900",
        "X-Forwarded-For": newAddress(),
        Accept: "application/json",
      },
      body: await request.text(),
    });
    expect(response.status).toBe(200);
  });

  test("is refused of whoever sends hundreds at a time and none to its end, and of nobody else", async () => {
    const open = new Set<ReadableStreamDefaultController>();
    const slowly = (address: string): Promise<Response> => {
      let sender: ReadableStreamDefaultController;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          sender = controller;
          controller.enqueue(new Uint8Array(250_000));
          open.add(controller);
        },
        cancel: () => void open.delete(sender),
      });
      const headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": "250000",
        "X-Forwarded-For": address,
      };
      return Promise.resolve(
        server.app.request("/f/contact", { method: "POST", body, headers, duplex: "half" } as RequestInit),
      );
    };
    const sent = Array.from({ length: 270 }, () => slowly("203.0.113.201"));
    expect((await sent[269])?.status).toBe(429);
    const other = slowly("203.0.113.202");
    for (const sender of open) sender.close();
    expect((await other).status).toBe(422);
    expect((await sent[0])?.status).toBe(422);
    await Promise.all(sent);
  });

  test("may be sent from any page", async () => {
    const response = await server.app.request("/f/contact", {
      method: "OPTIONS",
      headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" },
    });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  test("says of every field what is wrong, in Formspree's codes", async () => {
    const response = await send("contact", {
      ...CONTACT,
      firstname: "  ",
      email: "someone",
      subject: "s".repeat(301),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: "Validation errors",
      errors: [
        { code: "REQUIRED_FIELD_EMPTY", field: "firstname", message: "firstname is required" },
        { code: "TYPE_EMAIL", field: "email", message: "email should be an email" },
        { code: "TEXT_TOO_LONG", field: "subject", message: "subject is too long" },
      ],
    });
  });

  test("takes what people write", async () => {
    for (const message of [
      "<b>bold</b>",
      "👩🏽‍🎨 emoji",
      "שלום עולם",
      "x".repeat(10_000),
      "'; drop table app.opinions; --",
    ])
      expect((await send("contact", { ...CONTACT, message })).status).toBe(200);
    expect((await send("contact", { ...CONTACT, email: "  someone@example.test " })).status).toBe(200);
  });

  test("lets a robot believe that it worked, and keeps nothing", async () => {
    const before = await stored("contact");
    expect((await send("contact", { ...CONTACT, _gotcha: "x" })).status).toBe(200);
    expect(await stored("contact")).toBe(before);
  });

  test("is taken thirty times an hour from one address: a class may write", async () => {
    const address = newAddress();
    for (let time = 0; time < 30; time++)
      expect((await send("contact", CONTACT, { address })).status).toBe(200);
    const refused = await send("contact", CONTACT, { address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

test.each<[string, string, unknown, Record<string, string>]>([
  ["another id", "none", CONTACT, {}],
  ["null", "contact", "null", {}],
  ["a list", "contact", "[]", {}],
  ["broken JSON", "contact", "{", {}],
  ["NUL", "contact", { ...CONTACT, message: "a\0b" }, {}],
  ["text", "contact", "hello", { "Content-Type": "text/plain" }],
  ["300 kB", "contact", { ...CONTACT, message: "x".repeat(300_000) }, {}],
  ["a rating of six", "opinion", { ...opinion("a@example.test"), rating: 6 }, {}],
  ["objects as fields", "contact", { ...CONTACT, message: { a: 1 } }, {}],
])("what is no form is refused, and never a fault of ours: %s", async (_, form, body, headers) => {
  const response = await send(form, body, headers);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(await response.json()).toHaveProperty("errors");
});

describe("an opinion", () => {
  const creditsOf = async (token: string): Promise<number> =>
    (await server.as(token).call(readAllowance, {})).credits;

  test("earns four credits for the account of its address, once, and a mail", async () => {
    const { email, token } = await server.signUp();
    expect((await send("opinion", opinion(email.toUpperCase()))).status).toBe(200);
    expect((await send("opinion", opinion(email))).status).toBe(200);
    expect(await creditsOf(token)).toBe(4);
    const mails = (await server.mails()).filter(
      ({ to, subject }) => to.toLowerCase() === email && subject === "4 free second opinions are yours",
    );
    expect(mails).toHaveLength(1);
  });

  test("earns them when the account comes later", async () => {
    const email = "later@example.test";
    await send("opinion", opinion(email));
    expect(await rewardOpinions(server.deps)).toBe(0);
    const { token } = await server.signUp(email);
    expect(await rewardOpinions(server.deps)).toBe(1);
    expect(await rewardOpinions(server.deps)).toBe(0);
    expect(await creditsOf(token)).toBe(4);
  });

  test("earns nothing again when the account was deleted and its address signs up anew", async () => {
    const { email, token, userId } = await server.signUp();
    await send("opinion", opinion(email));
    await server.as(token).call(deleteUser, { body: { userId } });
    const again = await server.signUp(email);
    await send("opinion", opinion(email));
    await rewardOpinions(server.deps);
    expect(await creditsOf(again.token)).toBe(0);
  });

  test("earns nothing for an address that was not confirmed", async () => {
    const email = "unconfirmed@example.test";
    await server.send("/auth/v1/signup", { email, password: PASSWORD });
    await send("opinion", opinion(email));
    expect(await rewardOpinions(server.deps)).toBe(0);
  });

  test("earns credits for three addresses a month from one network, and says so to the fourth", async () => {
    const address = newAddress();
    const aliases = await Promise.all(
      ["", "+1", "+2", "+3"].map((alias) => server.signUp(`aliases${alias}@example.test`)),
    );
    const answers: unknown[] = [];
    for (const { email } of aliases)
      answers.push(await send("opinion", opinion(email), { address }).then((answer) => answer.json()));
    expect(answers).toEqual([
      ...Array.from({ length: 3 }, () => ({ ok: true, next: "/your-opinion" })),
      {
        ok: true,
        next: "/your-opinion",
        unrewarded: true,
      },
    ]);
    await rewardOpinions(server.deps);
    expect(await Promise.all(aliases.map(({ token }) => creditsOf(token)))).toEqual([4, 4, 4, 0]);
    // A month later, the same person is rewarded for what they say then.
    await server.deps.db.rows(sql`update app.opinions set created_at = now() - interval '31 days'`);
    const last = aliases.at(-1);
    await server.deps.db.rows(sql`delete from app.rate_counters`);
    await send("opinion", opinion(last?.email ?? ""), { address });
    expect(await creditsOf(last?.token ?? "")).toBe(4);
  });

  test("given again says that credits come once", async () => {
    const email = "again@example.test";
    const answers = [
      await send("opinion", opinion(email)),
      await send("opinion", opinion(email.toUpperCase())),
    ];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
      { ok: true },
      { unrewarded: true },
    ]);
    expect(
      await send("opinion", opinion("first@example.test")).then((answer) => answer.json()),
    ).not.toHaveProperty("unrewarded");
  });

  test("sent many times at once earns them once", async () => {
    const { email, token } = await server.signUp();
    await Promise.all(Array.from({ length: 5 }, () => send("opinion", opinion(email))));
    expect(await creditsOf(token)).toBe(4);
  });

  test("does not tell its sender whether there is an account", async () => {
    const { email } = await server.signUp();
    const [known, unknown] = [
      await send("opinion", opinion(email)),
      await send("opinion", opinion("no@example.test")),
    ];
    expect(await known.json()).toEqual(await unknown.json());
  });
});
