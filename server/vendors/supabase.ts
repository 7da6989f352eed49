import { createClient } from "@supabase/supabase-js";
import { LRUCache } from "lru-cache";
import { ApiError } from "../../shared/api/errors.ts";
import { isRecovery, mayBeRecovery } from "../../shared/api/recovery.ts";
import { hashToken } from "../http/caller/token.ts";

/** Who a token speaks for. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** The session, which may have ended since the token was signed. */
  readonly sessionId: string;
}

/** The sign-in service: hosted Supabase or the embedded one. */
export interface Auth {
  /** The person of an access token; null when it is not valid, or may only set a new password. May be a minute old. */
  readonly personOf: (token: string) => Promise<Person | null>;
  /** As `personOf`, but asked of the service itself: for acts that need to be sure. */
  readonly freshPersonOf: (token: string) => Promise<Person | null>;
}

export interface AuthOptions {
  readonly url: string;
  readonly publishableKey: string;
  /** How to reach it, when it is not over the network. */
  readonly fetch?: typeof fetch;
  /** How long it may take over an answer. */
  readonly patienceMs?: number;
}

/** How long a verified token is not verified again. */
const TRUST_MS = 60_000;

const PATIENCE_MS = 8000;

interface AuthFailure {
  readonly status?: number | undefined;
  readonly code?: unknown;
  readonly name: string;
}

/** Errors of a token that is bad before anybody is asked, and the client's error of a session that has ended. */
const OF_THE_TOKEN = ["AuthInvalidJwtError", "AuthSessionMissingError"];

/**
 * True when the service refuses a token: that is an answer, and has a code. All else is a fault of the service,
 * or of a proxy before it: nobody is signed out because of that.
 */
const isRefusal = ({ status = 0, code, name }: AuthFailure): boolean =>
  OF_THE_TOKEN.includes(name) ||
  (typeof code === "string" && status >= 400 && status < 500 && status !== 429);

const away = (cause: unknown): ApiError => new ApiError("unavailable", { retryAfterS: 2, cause });

interface Claims {
  readonly sub?: string;
  readonly exp?: number;
  readonly role?: string;
  readonly session_id?: string;
  readonly amr?: unknown;
}

const partOf = (token: string, index: number): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split(".")[index] ?? "", "base64url").toString());
  } catch {
    return null;
  }
};

/** The claims of a token. Its signature is not looked at. */
const claimsOf = (token: string): Claims => (partOf(token, 1) as Claims | null) ?? {};

/** The claim of a token on how somebody signed in (`amr`). */
export const amrOf = (token: string): unknown => claimsOf(token).amr;

/** True when only the service itself can verify a token; what is signed by a pair of keys can be verified here. */
const isSecretlySigned = (token: string): boolean =>
  (partOf(token, 0) as { readonly alg?: string } | null)?.alg?.startsWith("HS") ?? false;

/** Opens one long-lived client of the sign-in service. */
export function openAuth({ url, publishableKey, fetch, patienceMs = PATIENCE_MS }: AuthOptions): Auth {
  const impatient: typeof globalThis.fetch = (input, init) =>
    globalThis.fetch(input, { ...init, signal: AbortSignal.timeout(patienceMs) });
  const { auth } = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetch ?? impatient },
  });
  const trusted = new LRUCache<string, Person>({ max: 10_000, ttl: TRUST_MS });

  const freshPersonOf = async (token: string): Promise<Person | null> => {
    const { sub, session_id: sessionId = "", amr } = claimsOf(token);
    if (sub === undefined) return null;
    const { data, error } = await auth.getUser(token);
    if (error && isRefusal(error)) return null;
    const user = data.user as { readonly id?: string } | null;
    if (error || !data.user || !user?.id) throw away(error);
    if (user.id !== sub || data.user.aud !== "authenticated") return null;
    if (isRecovery(amr, data.user.email_confirmed_at)) return null;
    return { userId: sub, email: data.user.email ?? "", sessionId };
  };

  const verifiedHere = async (token: string): Promise<Person | null> => {
    const { data, error } = await auth.getClaims(token);
    if (error && isRefusal(error)) return null;
    if (error || !data) throw away(error);
    const { claims } = data;
    if (![claims.aud].flat().includes("authenticated")) return null;
    if (mayBeRecovery(claims.amr)) return freshPersonOf(token);
    return { userId: claims.sub, email: claims.email ?? "", sessionId: claims.session_id };
  };

  const personOf = async (token: string): Promise<Person | null> => {
    const key = hashToken(token).toString("hex");
    const known = trusted.get(key);
    if (known) return known;
    const { role, exp = 0 } = claimsOf(token);
    if (role !== "authenticated") return null;
    const person = await (isSecretlySigned(token) ? freshPersonOf(token) : verifiedHere(token));
    const remainingMs = exp * 1000 - Date.now();
    if (person && remainingMs > 0) trusted.set(key, person, { ttl: Math.min(TRUST_MS, remainingMs) });
    return person;
  };

  return { personOf, freshPersonOf };
}
