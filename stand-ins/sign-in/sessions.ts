import { sign, verify } from "hono/jwt";
import sql from "sql-template-tag";
import type { Db } from "../../server/vendors/postgres.ts";
import { SignInRefusal } from "./sign-in-refusal.ts";
import { findUser, shownUser, type UserRow } from "./users.ts";

/** How somebody signed in, as the `amr` claim says it. Only a link that resets a password is called `recovery`. */
type Method = "password" | "otp" | "recovery" | "oauth";

/** How long an access token is good, in seconds. */
const LIFE_S = 3600;

const ALGORITHM = "HS256";

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly tag: Method;
  readonly created_at: string;
}

export interface Sessions {
  /** Signs somebody in. Returns the session as hosted Supabase shows it. */
  readonly begin: (userId: string, method: Method) => Promise<object>;
  /** Another access token for a session. Its refresh token is its id, and stays the same. */
  readonly renew: (refreshToken: string) => Promise<object>;
  /** The session of an access token that lives still, and whose it is; throws for any other. */
  readonly read: (accessToken: string) => Promise<{ readonly id: string; readonly user: UserRow }>;
}

/** The sessions of a database, with tokens that are signed with a secret. */
export function openSessions(db: Db, secret: string): Sessions {
  const show = async (session: Row | undefined): Promise<object> => {
    const user = session && (await findUser(db, sql`id = ${session.user_id}`));
    if (!user) throw new SignInRefusal(400, "refresh_token_not_found", "Invalid Refresh Token");
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      iat,
      exp: iat + LIFE_S,
      sub: user.id,
      email: user.email,
      aud: "authenticated",
      role: "authenticated",
      session_id: session.id,
      amr: [{ method: session.tag, timestamp: Math.floor(Date.parse(session.created_at) / 1000) }],
    };
    return {
      access_token: await sign(claims, secret, ALGORITHM),
      token_type: "bearer",
      expires_in: LIFE_S,
      expires_at: claims.exp,
      refresh_token: session.id,
      user: shownUser(user),
    };
  };
  return {
    begin: async (userId, method) => {
      await db.rows(sql`update auth.users set last_sign_in_at = now() where id = ${userId}`);
      return show(
        await db.row<Row>(sql`
          insert into auth.sessions (id, user_id, tag, created_at)
          values (gen_random_uuid(), ${userId}, ${method}, clock_timestamp()) returning *`),
      );
    },
    renew: async (token) =>
      show(await db.row<Row>(sql`select * from auth.sessions where id::text = ${token}`)),
    read: async (token) => {
      const claims = await verify(token, secret, ALGORITHM).catch(() => {
        throw new SignInRefusal(403, "bad_jwt", "invalid JWT");
      });
      const id = String(claims["session_id"]);
      const user = await findUser(db, sql`id = (select user_id from auth.sessions where id = ${id})`);
      if (!user) throw new SignInRefusal(403, "session_not_found", "The session has ended");
      return { id, user };
    },
  };
}
