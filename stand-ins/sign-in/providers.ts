import * as z from "zod";
import type { Env } from "../../server/env.ts";
import { SignInRefusal } from "./sign-in-refusal.ts";
import type { Known } from "./users.ts";

/** A provider by which people sign in. */
export interface Provider {
  /** The page where they agree. */
  readonly page: (state: string) => string;
  /** The person behind the code that the provider sent back; throws where it has not verified their address. */
  readonly personOf: (code: string) => Promise<Known>;
}

type Settings = Pick<
  Env,
  | "SITE_URL"
  | "GITHUB_CLIENT_ID"
  | "GITHUB_CLIENT_SECRET"
  | "GITHUB_STAND_IN_URL"
  | "GOOGLE_CLIENT_ID"
  | "GOOGLE_CLIENT_SECRET"
  | "GOOGLE_STAND_IN_URL"
>;

/** Addresses of a provider, and how its answers are read. */
interface Ways {
  readonly name: string;
  readonly page: string;
  readonly token: string;
  readonly scope: string;
  readonly read: (get: (url: string) => Promise<unknown>) => Promise<Omit<Known, "provider">>;
}

const PATIENCE_MS = 8000;

const unproven = (): SignInRefusal =>
  new SignInRefusal(
    403,
    "provider_email_needs_verification",
    "The provider has not verified the e-mail address",
  );

const githubUser = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const github = (standIn: string | undefined): Ways => ({
  name: "github",
  page: `${standIn ?? "https://github.com"}/login/oauth/authorize`,
  token: `${standIn ?? "https://github.com"}/login/oauth/access_token`,
  scope: "user:email",
  read: async (get) => {
    const api = standIn ?? "https://api.github.com";
    const { id, login, name } = githubUser.parse(await get(`${api}/user`));
    // The main address alone counts: the others may belong to other accounts of ours.
    const main = githubEmails.parse(await get(`${api}/user/emails`)).find(({ primary }) => primary);
    if (!main?.verified) throw unproven();
    return { id: String(id), email: main.email.toLowerCase(), name: name ?? login };
  },
});

const googleUser = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string().default(""),
});

const google = (standIn: string | undefined): Ways => ({
  name: "google",
  page: `${standIn ?? "https://accounts.google.com"}/o/oauth2/v2/auth`,
  token: standIn ? `${standIn}/oauth2/token` : "https://oauth2.googleapis.com/token",
  scope: "openid email profile",
  read: async (get) => {
    const address = standIn
      ? `${standIn}/oauth2/v2/userinfo`
      : "https://openidconnect.googleapis.com/v1/userinfo";
    const { sub: id, email, email_verified: isVerified, name } = googleUser.parse(await get(address));
    if (!isVerified) throw unproven();
    return { id, email: email.toLowerCase(), name };
  },
});

const answerOf = async (url: string, init: RequestInit): Promise<unknown> => {
  const headers = { Accept: "application/json", "User-Agent": "regard", ...init.headers };
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${new URL(url).origin} answered ${response.status}`);
  return response.json();
};

function open(
  { name, page, token, scope, read }: Ways,
  clientId: string,
  secret: string,
  back: string,
): Provider {
  const client = { client_id: clientId, redirect_uri: back };
  return {
    page: (state) =>
      `${page}?${new URLSearchParams({ ...client, scope, state, response_type: "code" }).toString()}`,
    personOf: async (code) => {
      const body = new URLSearchParams({
        ...client,
        client_secret: secret,
        code,
        grant_type: "authorization_code",
      });
      const answer = await answerOf(token, { method: "POST", body });
      const { access_token: accessToken } = z.object({ access_token: z.string() }).parse(answer);
      const headers = { Authorization: `Bearer ${accessToken}` };
      return { provider: name, ...(await read((url) => answerOf(url, { headers }))) };
    },
  };
}

/** The providers that have a client in the environment, by their names. */
export function openProviders(env: Settings): Readonly<Record<string, Provider>> {
  const back = `${env.SITE_URL}/auth/v1/callback`;
  const { GITHUB_CLIENT_ID: githubId, GITHUB_CLIENT_SECRET: githubSecret } = env;
  const { GOOGLE_CLIENT_ID: googleId, GOOGLE_CLIENT_SECRET: googleSecret } = env;
  return {
    ...(githubId &&
      githubSecret && { github: open(github(env.GITHUB_STAND_IN_URL), githubId, githubSecret, back) }),
    ...(googleId &&
      googleSecret && { google: open(google(env.GOOGLE_STAND_IN_URL), googleId, googleSecret, back) }),
  };
}
