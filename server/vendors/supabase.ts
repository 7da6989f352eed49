import { createClient } from "@supabase/supabase-js";
import { LRUCache } from "lru-cache";
import { ApiError } from "../../shared/api/errors.ts";
import { isRecovery, mayBeRecovery } from "../../shared/api/recovery.ts";
import { hashToken } from "../http/token.ts";

/** Who a token speaks for. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** What may have ended since the token was signed. */
  readonly sessionId: string;
}

/** The sign-in service: hosted Supabase or the embedded one. */
export interface Auth {
  /** The person of an access token; null when it is not valid, or may only set a new password. May be a minute old. */
  readonly personOf: (token: string) => Promise<Person | null>;
  /** As `personOf`, asked of the service itself: for what is sensitive. */
  readonly freshPersonOf: (token: string) => Promise<Person | null>;
}

export interface AuthOptions {
  readonly url: string;
  readonly publishableKey: string;
  /** How to reach it, when it is not over the network. */
  readonly fetch?: typeof fetch;
}

/** How long a verified token is not verified again. */
const TRUST_MS = 60_000;

interface AuthFailure {
  readonly status?: number | undefined;
  readonly name: string;
}

/** A token that is not valid is an answer; a service that does not answer is a fault. */
function failUnlessRefused(error: AuthFailure | null): void {
  if (!error) return;
  const isAway =
    error.name === "AuthRetryableFetchError" || (error.status !== undefined && error.status >= 500);
  if (isAway) throw new ApiError("unavailable", { retryAfterS: 2, cause: error });
}

interface Claims {
  readonly sub?: string;
  readonly session_id?: string;
  readonly amr?: unknown;
}

/** What a token says: its signature is not looked at. */
export function claimsOf(token: string): Claims {
  try {
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    return JSON.parse(payload) as Claims;
  } catch {
    return {};
  }
}

/** How somebody signed in, as a token says it. */
export const amrOf = (token: string): unknown => claimsOf(token).amr;

/** Opens one long-lived client of the sign-in service. */
export function openAuth({ url, publishableKey, fetch }: AuthOptions): Auth {
  const { auth } = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(fetch && { global: { fetch } }),
  });
  const trusted = new LRUCache<string, Person>({ max: 10_000, ttl: TRUST_MS });

  const freshPersonOf = async (token: string): Promise<Person | null> => {
    const { data, error } = await auth.getUser(token);
    failUnlessRefused(error);
    const { user } = data;
    if (user?.aud !== "authenticated" || isRecovery(amrOf(token), user.email_confirmed_at)) return null;
    return { userId: user.id, email: user.email ?? "", sessionId: claimsOf(token).session_id ?? "" };
  };

  const personOf = async (token: string): Promise<Person | null> => {
    const key = hashToken(token).toString("hex");
    const known = trusted.get(key);
    if (known) return known;
    const { data, error } = await auth.getClaims(token);
    failUnlessRefused(error);
    const claims = data?.claims;
    if (!claims || claims.role !== "authenticated" || ![claims.aud].flat().includes("authenticated"))
      return null;
    if (mayBeRecovery(claims.amr)) return freshPersonOf(token);
    const person = { userId: claims.sub, email: claims.email ?? "", sessionId: claims.session_id };
    const remainingMs = claims.exp * 1000 - Date.now();
    if (remainingMs > 0) trusted.set(key, person, { ttl: Math.min(TRUST_MS, remainingMs) });
    return person;
  };

  return { personOf, freshPersonOf };
}
