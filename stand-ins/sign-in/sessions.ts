import { sign, verify } from "hono/jwt";
import sql from "sql-template-tag";
import type { Db } from "../../server/vendors/postgres.ts";
import { SignInRefusal } from "./sign-in-refusal.ts";
import { findUser, shownUser, type UserRow } from "./users.ts";

/** How somebody signed in, as the `amr` claim says it. Only a link that resets a password is called `recovery`. */
export type Method = "password" | "otp" | "recovery" | "oauth";

/** How long an access token is good, in seconds. */
const LIFE_S = 3600;

const ALGORITHM = "HS256";

interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly tag: Method;
  readonly created_at: string;
}

/** A session, and whose it is. */
export interface LiveSession {
  readonly id: string;
  readonly user: UserRow;
}

export interface Sessions {
  /** Signs somebody in. Returns the session as hosted Supabase shows it. */
  readonly begin: (userId: string, method: Method) => Promise<object>;
  /** Another access token for a session. Its refresh token is its id, and stays the same. */
  readonly renew: (refreshToken: string) => Promise<object>;
  /** The session of an access token that lives still; throws for any other. */
  readonly read: (accessToken: string) => Promise<LiveSession>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The sessions of a database, with tokens that are signed with a secret. */
export function openSessions(db: Db, secret: string): Sessions {
  const show = async (session: SessionRow): Promise<object> => {
    const user = await findUser(db, sql`id = ${session.user_id}`);
    if (!user) throw new SignInRefusal(403, "user_not_found", "User from sub claim in JWT does not exist");
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
      const session = await db.row<SessionRow>(sql`
        insert into auth.sessions (id, user_id, tag, created_at)
        values (gen_random_uuid(), ${userId}, ${method}, clock_timestamp()) returning *`);
      if (!session) throw new Error("A session was not made");
      return show(session);
    },
    renew: async (refreshToken) => {
      const session = UUID.test(refreshToken)
        ? await db.row<SessionRow>(sql`select * from auth.sessions where id = ${refreshToken}`)
        : undefined;
      if (!session) throw new SignInRefusal(400, "refresh_token_not_found", "Invalid Refresh Token");
      return show(session);
    },
    read: async (accessToken) => {
      const claims = await verify(accessToken, secret, ALGORITHM).catch(() => {
        throw new SignInRefusal(403, "bad_jwt", "invalid JWT");
      });
      const id = String(claims["session_id"]);
      const user = await findUser(
        db,
        sql`id = (select user_id from auth.sessions where id = ${id} and user_id = ${String(claims["sub"])})`,
      );
      if (!user) throw new SignInRefusal(403, "session_not_found", "The session has ended");
      return { id, user };
    },
  };
}
