import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { updateProfile } from "../../../shared/api/endpoints/account.ts";
import { openTestServer, useTestServer, PASSWORD } from "../../../tests/test-server.ts";

const SECRET = `whsec_${Buffer.from("a secret of the hook, 24").toString("base64")}`;

const server = await useTestServer({ env: { SEND_EMAIL_HOOK_SECRET: `v1,${SECRET}` } });

const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  server.app.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": randomUUID(), ...headers },
    body: JSON.stringify(body),
  });

const mailTo = async (email: string) => (await server.mails()).find(({ to }) => to === email);

const linkIn = (text: string | undefined): URL =>
  new URL(/http:\/\/localhost:4321(?:\/fr)?\/auth\/confirm\S+/.exec(text ?? "")?.[0] ?? "");

describe("the mails of signing in", () => {
  test("lead to the site, and their token confirms the address once", async () => {
    const email = `${randomUUID()}@example.test`;
    await post("/auth/v1/signup?redirect_to=http%3A%2F%2Flocalhost%3A4321%2Fprofile%3Fplan%3Dpro", {
      email,
      password: PASSWORD,
    });
    const mail = await mailTo(email);
    expect(mail?.subject).toBe("Confirm your address for Regard");
    const link = linkIn(mail?.text);
    expect(link.searchParams.get("next")).toBe("/profile?plan=pro");
    const verify = () =>
      post("/auth/v1/verify", { token_hash: link.searchParams.get("token_hash"), type: "signup" });
    const answers = await Promise.all(Array.from({ length: 8 }, verify));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("come again when they are asked for, with a link that takes the place of the one before", async () => {
    const [email, confirmed] = [`${randomUUID()}@example.test`, (await server.signUp()).email];
    await post("/auth/v1/signup", { email, password: PASSWORD });
    const first = linkIn((await mailTo(email))?.text);
    const again = (to: string) =>
      post("/auth/v1/resend?redirect_to=http%3A%2F%2Flocalhost%3A4321%2Fprofile", {
        type: "signup",
        email: to,
      });
    const countMails = async () => (await server.mails()).filter(({ to }) => to === email).length;
    for (const to of [email, confirmed, `${randomUUID()}@example.test`])
      expect(await (await again(to)).json()).toEqual({});
    expect(await countMails()).toBe(2);
    expect((await server.mails()).filter(({ to }) => to === confirmed)).toHaveLength(1);
    const second = linkIn((await mailTo(email))?.text);
    expect(second.searchParams.get("next")).toBe("/profile");
    const verify = (link: URL) =>
      post("/auth/v1/verify", { token_hash: link.searchParams.get("token_hash"), type: "signup" });
    expect([(await verify(first)).ok, (await verify(second)).ok]).toEqual([false, true]);
  });

  test("of a forgotten password lead to the page of the new one", async () => {
    const { email } = await server.signUp();
    expect((await post("/auth/v1/recover", { email })).status).toBe(200);
    const link = linkIn((await mailTo(email))?.text);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      type: "recovery",
      next: "/reset-password",
    });
  });

  test("tell nothing of a first password, chosen as the address is confirmed", async () => {
    const { email, token } = await server.signUp();
    const body = { password: "another password" };
    const answer = await server.send("/auth/v1/user", body, { method: "PUT", token });
    expect(answer.status).toBe(200);
    expect((await mailTo(email))?.subject).toBe("Confirm your address for Regard");
  });

  test("are not sent to addresses without an account, and the answer does not tell", async () => {
    const email = `${randomUUID()}@example.test`;
    expect((await post("/auth/v1/recover", { email })).status).toBe(200);
    expect(await mailTo(email)).toBeUndefined();
  });
});

describe("the hook of a hosted sign-in service", () => {
  const payload = (email: string) => ({
    user: { email, user_metadata: { language: "fr" } },
    email_data: {
      token_hash: "abc",
      redirect_to: "http://localhost:4321/profile",
      email_action_type: "signup",
    },
  });
  const signed = (body: object, at: Date, secret = SECRET): Record<string, string> => ({
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("msg_1", at, JSON.stringify(body)),
  });

  test("sends the same mails", async () => {
    const body = payload("hook@example.test");
    const response = await post("/api/hooks/send-email", body, signed(body, new Date()));
    expect(response.status).toBe(200);
    const mail = await mailTo("hook@example.test");
    expect(mail?.subject).toBe("Confirmez votre adresse pour Regard");
    expect(linkIn(mail?.text).searchParams.get("token_hash")).toBe("abc");
  });

  test("tells of a password that is changed later", async () => {
    const email = "changed@example.test";
    const body = {
      user: { email, email_confirmed_at: "2026-01-01T00:00:00Z" },
      email_data: { token_hash: "", email_action_type: "password_changed_notification" },
    };
    await post("/api/hooks/send-email", body, signed(body, new Date()));
    expect((await mailTo(email))?.subject).toBe("The password of your Regard account was changed");
  });

  test("speaks the language that the person chose, else that of the sign-up", async () => {
    const { email, token, userId } = await server.signUp();
    const reset = (language: string) => ({
      user: { id: userId, email, user_metadata: { language } },
      email_data: { token_hash: "abc", redirect_to: "", email_action_type: "recovery" },
    });
    const subjects: (string | undefined)[] = [];
    for (const [said, chosen] of [
      ["fr", null],
      ["en", "fr"],
      ["fr", "en"],
    ] as const) {
      await server.as(token).call(updateProfile, {
        body: { userId, name: "Test", language: chosen, newsletterOptIn: false },
      });
      await post("/api/hooks/send-email", reset(said), signed(reset(said), new Date()));
      subjects.push((await mailTo(email))?.subject);
    }
    expect(subjects).toEqual([
      "Nouveau mot de passe pour Regard",
      "Nouveau mot de passe pour Regard",
      "Set a new password for Regard",
    ]);
  });

  const change = (tokenHashNew: string) => ({
    user: { email: "present@example.test", new_email: "new@example.test" },
    email_data: {
      token_hash: "for-the-new",
      token_hash_new: tokenHashNew,
      redirect_to: "",
      email_action_type: "email_change",
    },
  });
  const tokensOf = async (tokenHashNew: string) => {
    const before = (await server.mails()).length;
    const body = change(tokenHashNew);
    expect((await post("/api/hooks/send-email", body, signed(body, new Date()))).status).toBe(200);
    const all = await server.mails();
    return Object.fromEntries(
      all
        .slice(0, all.length - before)
        .map(({ to, text }) => [to, linkIn(text).searchParams.get("token_hash")]),
    );
  };

  test("has a change of address confirmed at the new one, and at the present one when it is asked to", async () => {
    expect(await tokensOf("")).toEqual({ "new@example.test": "for-the-new" });
    expect(await tokensOf("for-the-present")).toEqual({
      "new@example.test": "for-the-new",
      "present@example.test": "for-the-present",
    });
  });

  test("refuses a kind of mail that the product does not send, and sends nothing", async () => {
    const body = {
      ...payload("invited@example.test"),
      email_data: { token_hash: "a", redirect_to: "", email_action_type: "invite" },
    };
    expect((await post("/api/hooks/send-email", body, signed(body, new Date()))).status).toBe(422);
    expect(await mailTo("invited@example.test")).toBeUndefined();
  });

  test.each<[string, (body: object) => Record<string, string>]>([
    ["without a signature", () => ({})],
    [
      "signed by somebody else",
      (body) => signed(body, new Date(), `whsec_${Buffer.from("another").toString("base64")}`),
    ],
    ["signed long ago", (body) => signed(body, new Date(Date.now() - 600_000))],
    ["signed for another body", () => signed({}, new Date())],
  ])("refuses what comes %s", async (_, headers) => {
    const body = payload("refused@example.test");
    expect((await post("/api/hooks/send-email", body, headers(body))).status).toBe(401);
    expect(await mailTo("refused@example.test")).toBeUndefined();
  });
});

describe("the page of mails", () => {
  const get = async (path: string, host: string) =>
    server.app.request(`http://${host}${path}`, { headers: { Host: host } });

  test("lists them, shows one, and its HTML in a frame without scripts", async () => {
    await server.mails();
    const page = await (await get("/dev/mail", "localhost:4321")).text();
    const address = /href="(\/dev\/mail\/\d+)"/.exec(page)?.[1] ?? "";
    const mail = await (await get(address, "localhost:4321")).text();
    expect(mail).toMatch(/<iframe[^>]+sandbox="allow-popups/);
    const frame = await get(`${address}/html`, "localhost:4321");
    expect(frame.headers.get("Content-Security-Policy")).not.toContain("script-src");
    expect(await frame.text()).toContain("</table>");
  });

  test("is for this machine by its own name only, and no other page can read it", async () => {
    expect((await get("/dev/mail", "evil.example")).status).toBe(403);
    const response = await get("/dev/mail", "127.0.0.1:4321");
    expect(response.status).toBe(200);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("is not there when a mail server is set", async () => {
    const other = await openTestServer({
      env: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@example.test" },
    });
    expect((await other.app.request("http://localhost/dev/mail")).status).toBe(404);
    await other.stop();
  });
});
