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

interface Client {
  readonly id: string | undefined;
  readonly secret: string | undefined;
  /** Where the provider sends people back to. */
  readonly back: string;
}

/** Where a provider is asked, and how its answers are read. */
interface Ways {
  readonly page: string;
  readonly token: string;
  readonly scope: string;
  readonly read: (
    get: (address: string) => Promise<unknown>,
  ) => Promise<Known & { readonly isProven: boolean }>;
}

const githubUser = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const github = (site = "https://github.com", api = "https://api.github.com"): Ways => ({
  page: `${site}/login/oauth/authorize`,
  token: `${site}/login/oauth/access_token`,
  scope: "user:email",
  read: async (get) => {
    const { id, login, name } = githubUser.parse(await get(`${api}/user`));
    // The main address alone counts: the others may belong to other accounts of ours.
    const main = githubEmails.parse(await get(`${api}/user/emails`)).find(({ primary }) => primary);
    return {
      id: String(id),
      email: main?.email ?? "",
      name: name ?? login,
      isProven: main?.verified ?? false,
    };
  },
});

const googleUser = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string().default(""),
});

const google = (standIn?: string): Ways => ({
  page: `${standIn ?? "https://accounts.google.com"}/o/oauth2/v2/auth`,
  token: standIn ? `${standIn}/oauth2/token` : "https://oauth2.googleapis.com/token",
  scope: "openid email profile",
  read: async (get) => {
    const address = standIn
      ? `${standIn}/oauth2/v2/userinfo`
      : "https://openidconnect.googleapis.com/v1/userinfo";
    const { sub: id, email, email_verified: isProven, name } = googleUser.parse(await get(address));
    return { id, email, name, isProven };
  },
});

const PATIENCE_MS = 8000;

async function ask(address: string, init: RequestInit & { readonly token?: string }): Promise<unknown> {
  const headers = new Headers({ Accept: "application/json", "User-Agent": "regard" });
  if (init.token) headers.set("Authorization", `Bearer ${init.token}`);
  const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${new URL(address).origin} answered ${response.status}`);
  return response.json();
}

function open({ id, secret, back }: Client, { page, token, scope, read }: Ways): Provider | null {
  if (!id || !secret) return null;
  const client = { client_id: id, redirect_uri: back };
  const query = (fields: Record<string, string>) => new URLSearchParams({ ...client, ...fields });
  return {
    page: (state) => `${page}?${query({ scope, state, response_type: "code" }).toString()}`,
    personOf: async (code) => {
      const body = query({ client_secret: secret, code, grant_type: "authorization_code" });
      const given = z.object({ access_token: z.string() }).parse(await ask(token, { method: "POST", body }));
      const { isProven, ...person } = await read((address) => ask(address, { token: given.access_token }));
      if (!isProven)
        throw new SignInRefusal(403, "provider_email_needs_verification", "The address is not verified");
      return { ...person, email: person.email.toLowerCase() };
    },
  };
}

/** The provider of a name; null: it has no client in the environment, or is none. */
export function findProvider(env: Env, name: string): Provider | null {
  const back = `${env.SITE_URL}/auth/v1/callback`;
  const [atGithub, atGoogle] = [env.GITHUB_STAND_IN_URL, env.GOOGLE_STAND_IN_URL];
  if (name === "github")
    return open(
      { id: env.GITHUB_CLIENT_ID, secret: env.GITHUB_CLIENT_SECRET, back },
      github(atGithub, atGithub),
    );
  if (name === "google")
    return open({ id: env.GOOGLE_CLIENT_ID, secret: env.GOOGLE_CLIENT_SECRET, back }, google(atGoogle));
  return null;
}
