import sql from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import type { Caller } from "../http/caller/caller.ts";
import { hashToken, newToken } from "../http/caller/token.ts";
import type { Db } from "../vendors/postgres.ts";
import { ownReview } from "./which-review.ts";

interface SharedLink {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

const COLUMNS = sql`shared_links.id, shared_links.created_at as "createdAt", expires_at as "expiresAt"`;

/** Makes a link to a review of an account, which alone can take it back. Only the hash of its token is kept. */
export async function makeSharedLink(
  db: Db,
  caller: Caller,
  reviewId: string,
  days: number,
): Promise<SharedLink & { readonly token: string }> {
  if (caller.userId === null) throw new ApiError("forbidden");
  const token = newToken();
  const row = await db.row<SharedLink>(sql`
    insert into public.shared_links (review_id, user_id, token_hash, expires_at)
    select review.id, review.user_id, ${hashToken(token)}, clock_timestamp() + make_interval(days => ${days})
    from public.reviews as review where ${ownReview(caller, reviewId)}
    returning ${COLUMNS}`);
  if (!row) throw new ApiError("not_found");
  return { ...row, token };
}

/** The links to a review that work now, the newest first. */
export async function listSharedLinks(db: Db, caller: Caller, reviewId: string): Promise<SharedLink[]> {
  const review = await db.row(sql`select from public.reviews as review where ${ownReview(caller, reviewId)}`);
  if (!review) throw new ApiError("not_found");
  return [
    ...(await db.rows<SharedLink>(sql`
      select ${COLUMNS} from public.shared_links
      where review_id = ${reviewId} and revoked_at is null and expires_at > clock_timestamp()
      order by created_at desc, id`)),
  ];
}

/** Takes a link back. */
export async function withdrawLink(
  db: Db,
  { userId }: Caller,
  reviewId: string,
  linkId: string,
): Promise<void> {
  const row = await db.row(sql`
    update public.shared_links set revoked_at = clock_timestamp()
    where id = ${linkId} and review_id = ${reviewId} and user_id = ${userId} and revoked_at is null returning id`);
  if (!row) throw new ApiError("not_found");
}
