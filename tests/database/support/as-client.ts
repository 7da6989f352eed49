import type { SqlPool } from "./open-sql.ts";

/** Runs a statement as a client with this token would; all of it is undone. */
export async function asClient(
  admin: SqlPool,
  role: "anon" | "authenticated",
  userId: string,
  statement: string,
): Promise<object[]> {
  let rows: object[] = [];
  const undo = new Error("undo");
  await admin
    .begin(async (sql) => {
      await sql`select set_config('request.jwt.claim.sub', ${userId}, true)`;
      await sql.unsafe(`set local role ${role}`);
      rows = await sql.unsafe<object[]>(statement);
      throw undo;
    })
    .catch((error: unknown) => (error === undo ? undefined : Promise.reject(error)));
  return rows;
}
