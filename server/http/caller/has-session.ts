import sql from "sql-template-tag";
import type { Db } from "../../vendors/postgres.ts";

/** True when a person's session lives still: a token says only that it lived when it was signed. */
export async function hasSession(
  db: Db,
  userId: string | undefined,
  sessionId: string | undefined,
): Promise<boolean> {
  if (!/^[0-9a-f-]{36}$/i.test(userId ?? "")) return false;
  const row = await db.row<{ lives: boolean }>(
    sql`select app.has_session(${userId}, ${sessionId ?? ""}) as lives`,
  );
  return row?.lives === true;
}
