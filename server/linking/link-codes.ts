import sql from "sql-template-tag";
import { quotableName } from "../../shared/export/quotable-name.ts";
import type { Db } from "../vendors/postgres.ts";
import { newLinkCode } from "./new-link-code.ts";

/** Whose plugin asks, as the person is told. */
export interface LinkRequest {
  readonly code: string;
  readonly figmaId: string;
  readonly figmaName: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

const COLUMNS = sql`code, figma_id as "figmaId", figma_name as "figmaName", created_at as "createdAt",
  expires_at as "expiresAt"`;

/** Makes a code for a plugin; the one before ends. Null: the plugin does not know its Figma id. */
export async function createLinkCode(db: Db, installationId: string): Promise<LinkRequest | null> {
  await db.rows(
    sql`delete from app.link_codes where installation_id = ${installationId} and approved_at is null`,
  );
  const request = await db.row<LinkRequest>(sql`
    insert into app.link_codes (code, installation_id, figma_id, figma_name, expires_at)
    select ${newLinkCode()}, id, figma_id, figma_name, clock_timestamp() + interval '15 minutes'
    from public.installations where id = ${installationId} and figma_id is not null
    returning ${COLUMNS}`);
  return request ?? null;
}

/** Notes a wrong guess at whose code it is. */
const countTry = (db: Db, code: string): Promise<unknown> =>
  db.rows(sql`update app.link_codes set tries = tries + 1 where code = ${code} and approved_at is null`);

/** The request behind a code; null unless code and Figma id belong together and it can still be approved. */
export async function findLinkCode(db: Db, code: string, figmaId: string): Promise<LinkRequest | null> {
  const request = await db.row<LinkRequest>(
    sql`select ${COLUMNS} from app.link_codes where code = ${code} and figma_id = ${figmaId}
    and approved_at is null and tries < 5 and expires_at > clock_timestamp()
    and created_at <= clock_timestamp() + interval '1 minute'`,
  );
  if (!request) await countTry(db, code);
  return request ? { ...request, figmaName: quotableName(request.figmaName) } : null;
}

/** Approves a code, once and for one account; by the same account again is a success. */
export async function approveLinkCode(
  db: Db,
  code: string,
  figmaId: string,
  userId: string,
): Promise<boolean> {
  const row = await db.row<{ done: boolean }>(
    sql`select app.approve_link_code(${code}, ${figmaId}, ${userId}) as done`,
  );
  return row?.done === true;
}
