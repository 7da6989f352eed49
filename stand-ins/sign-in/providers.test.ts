import { createHash, randomUUID } from "node:crypto";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { readAccount } from "../../shared/api/endpoints/account.ts";
import { createLinkCode, linkOwnerAndUser } from "../../shared/api/endpoints/installations.ts";
import { emailOf, loginOf, startProviders, type Person } from "../../tests/provider-stand-ins.ts";
import { openTestServer, useTestServer, PASSWORD } from "../../tests/test-server.ts";

const SITE = "http://localhost:4321";
const VERIFIER = "a verifier that is long enough for the sign-in service".replaceAll(" ", "-");
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

type Provider = "github" | "google";

const standIns = await startProviders(SITE);
afterAll(() => standIns.stop());
const server = await useTestServer({ env: standIns.env });
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = async (path: string, init?: RequestInit, { app } = server) => app.request(path, init);

const post = async (path: string, body: object) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": randomUUID() },
    body: JSON.stringify(body),
  });

const locationOf = (response: Response): URL => new URL(response.headers.get("Location") ?? "", SITE);

/** Where the site sends somebody who chooses a provider. */
async function leave(provider: string, redirectTo = `${SITE}/auth/return?next=%2Fprofile`, at = server) {
  const query = new URLSearchParams({
    provider,
    redirect_to: redirectTo,
    code_challenge: CHALLENGE,
    code_challenge_method: "s256",
  });
  return ask(`/auth/v1/authorize?${query.toString()}`, {}, at);
}

/** Chooses a person on the provider's page. Returns where the provider sends them. */
async function agree(provider: Provider, page: URL, person: Person): Promise<URL> {
  const path = provider === "github" ? "/login/oauth/callback" : "/o/oauth2/v2/auth/callback";
  const form = new URLSearchParams(page.searchParams);
  form.set("login", loginOf(person));
  form.set("email", emailOf(person));
  return locationOf(await fetch(new URL(path, page), { method: "POST", body: form, redirect: "manual" }));
}

/** Comes back from a provider. Returns where on the site that leads. */
const comeBack = async (address: URL): Promise<URL> =>
  locationOf(await ask(`${address.pathname}${address.search}`));

const exchange = async (code: string | null) =>
  post("/auth/v1/token?grant_type=pkce", { auth_code: code, code_verifier: VERIFIER });

interface SignedIn {
  readonly access_token: string;
  readonly user: { readonly id: string; readonly app_metadata: { readonly providers: readonly string[] } };
}

/** The whole way. */
async function signInBy(provider: Provider, person: Person): Promise<SignedIn> {
  const back = await comeBack(await agree(provider, locationOf(await leave(provider)), person));
  const response = await exchange(back.searchParams.get("code"));
  expect(response.status).toBe(200);
  return (await response.json()) as SignedIn;
}

const signInByPassword = async (email: string) =>
  post("/auth/v1/token?grant_type=password", { email, password: PASSWORD });

const signUp = async (email: string, said: object = {}): Promise<string> => {
  const data = { name: "A stranger", company: "Strange", newsletter_opt_in: true, ...said };
  const response = await post("/auth/v1/signup", { email, password: PASSWORD, data });
  return ((await response.json()) as { id: string }).id;
};

test("the settings say which providers have a client, as the hosted service does", async () => {
  expect(await (await ask("/auth/v1/settings")).json()).toEqual({ external: { google: true, github: true } });
  const plain = await openTestServer();
  expect(await (await ask("/auth/v1/settings", undefined, plain)).json()).toEqual({
    external: { google: false, github: false },
  });
  await plain.stop();
});

describe.each(["github", "google"] as const)("by %s", (provider) => {
  test("a person comes back to the page they left for, and has an account", async () => {
    const signedIn = await signInBy(provider, "signs-up");
    const account = await server.as(signedIn.access_token).call(readAccount, {});
    expect(account).toMatchObject({ email: emailOf("signs-up"), name: "Test" });
    expect((await signInBy(provider, "signs-up")).user.id).toBe(signedIn.user.id);
  });

  test("the provider's page is the stand-in's, and it sends people back to this site only", async () => {
    const page = locationOf(await leave(provider));
    expect(page.origin).toBe(standIns.env[`${provider.toUpperCase()}_STAND_IN_URL`]);
    expect(page.searchParams.get("redirect_uri")).toBe(`${SITE}/auth/v1/callback`);
  });
});

test("a provider without a client is not enabled, and Figma never is", async () => {
  const plain = await openTestServer();
  expect((await leave("github", undefined, plain)).status).toBe(400);
  expect((await leave("google", undefined, plain)).status).toBe(400);
  await plain.stop();
  expect((await leave("figma")).status).toBe(400);
});

describe("one address, two ways to sign in", () => {
  test("with an account that is confirmed, the provider is a second way into it", async () => {
    const { userId, email } = await server.signUp(emailOf("has-a-password"));
    const { user } = await signInBy("github", "has-a-password");
    expect(user.id).toBe(userId);
    expect(user.app_metadata.providers.toSorted()).toEqual(["email", "github"]);
    expect((await signInByPassword(email)).status).toBe(200);
  });

  test("an account that a stranger made and nobody confirmed keeps nothing of the stranger", async () => {
    const email = emailOf("never-confirmed");
    const figmaId = "4711";
    const plugin = server.as(await server.install(figmaId));
    const { code } = await plugin.call(createLinkCode, {});
    await signUp(email, { figma_id: figmaId, link: code });

    const { access_token: token, user } = await signInBy("google", "never-confirmed");
    expect(user.app_metadata.providers).toEqual(["google"]);
    expect((await signInByPassword(email)).status).toBe(400);
    const owner = server.as(token);
    expect(await owner.call(readAccount, {})).toMatchObject({ name: "Test", company: "" });
    const linked = await owner.call(linkOwnerAndUser, { body: { userId: user.id, figmaId, link: code } });
    expect(linked).toEqual({ success: false });
  });

  test("an address that the provider has not verified opens no account and enters none", async () => {
    const email = emailOf("is-not-verified");
    const back = async () =>
      comeBack(await agree("google", locationOf(await leave("google")), "is-not-verified"));
    expect((await back()).searchParams.get("error_code")).toBe("provider_email_needs_verification");
    const { userId } = await server.signUp(email); // there is no account in the way
    const refused = await back();
    expect(refused.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    expect(refused.searchParams.get("code")).toBeNull();
    const { user } = (await (await signInByPassword(email)).json()) as SignedIn;
    expect(user).toMatchObject({ id: userId, app_metadata: { providers: ["email"] } });
  });
});

describe("what goes wrong on the way leads back to the site, with a code that says what", () => {
  const codeAfter = async (address: URL) => (await comeBack(address)).searchParams.get("error_code");

  test("a refusal at the provider", async () => {
    const state = locationOf(await leave("github")).searchParams.get("state") ?? "";
    const back = await comeBack(new URL(`${SITE}/auth/v1/callback?error=access_denied&state=${state}`));
    expect(back.pathname).toBe("/auth/return");
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: "access_denied", next: "/profile" });
  });

  test.each([
    ["none", "", "bad_oauth_callback"],
    ["of another form", "nonsense", "bad_oauth_state"],
    ["that nobody was given", randomUUID(), "bad_oauth_state"],
  ])("a state: %s", async (_, state, expected) => {
    const back = await comeBack(new URL(`${SITE}/auth/v1/callback?code=x&state=${state}`));
    expect(back.searchParams.get("error_code")).toBe(expected);
    const page = await ask(`${back.pathname}${back.search}`);
    expect(page.status).toBe(302);
    expect(locationOf(page).pathname).toBe("/auth/return");
  });

  test("a state and a code that were used before", async () => {
    const address = await agree("github", locationOf(await leave("github")), "signs-in-again");
    const code = (await comeBack(address)).searchParams.get("code");
    expect(await codeAfter(address)).toMatch(/^(flow_state_already_used|bad_oauth_state)$/);
    expect((await exchange(code)).status).toBe(200);
    const again = await exchange(code);
    expect(await again.json()).toMatchObject({ error_code: "flow_state_not_found" });
  });

  test("a code that has expired", async () => {
    const address = await agree("github", locationOf(await leave("github")), "signs-in-late");
    const code = (await comeBack(address)).searchParams.get("code");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
    expect(await (await exchange(code)).json()).toMatchObject({ error_code: "flow_state_expired" });
  });

  test.each(["github", "google"] as const)("a code that %s does not know", async (provider) => {
    const state = locationOf(await leave(provider)).searchParams.get("state") ?? "";
    expect(await codeAfter(new URL(`${SITE}/auth/v1/callback?code=x&state=${state}`))).toBe(
      "unexpected_failure",
    );
  });

  test("a provider that is down", async () => {
    const down = { ...standIns.env, GITHUB_STAND_IN_URL: "http://localhost:1" };
    const other = await openTestServer({ env: down });
    const state = locationOf(await leave("github", undefined, other)).searchParams.get("state") ?? "";
    const back = locationOf(await ask(`/auth/v1/callback?code=x&state=${state}`, {}, other));
    expect(back.pathname).toBe("/auth/return");
    expect(back.searchParams.get("error_code")).toBe("unexpected_failure");
    await other.stop();
  });
});

test.each([
  "https://elsewhere.example/profile",
  "http://localhost:4321.elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
])("a way back to %s ends on the site", async (redirectTo) => {
  const state = locationOf(await leave("github", redirectTo)).searchParams.get("state") ?? "";
  const back = await comeBack(new URL(`${SITE}/auth/v1/callback?error=access_denied&state=${state}`));
  expect(back.origin).toBe(SITE);
});
