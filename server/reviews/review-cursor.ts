import { ApiError } from "../../shared/api/errors.ts";

/** Where a page of reviews ended: the instant in microseconds since 1970, as Postgres keeps it, and the review. */
export interface ReviewCursor {
  readonly atUs: number;
  readonly id: string;
}

const SHAPE = /^(\d{1,16})\.([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

export const writeCursor = ({ atUs, id }: ReviewCursor): string =>
  Buffer.from(`${atUs}.${id}`).toString("base64url");

/** Reads a cursor that `writeCursor` wrote. Throws `invalid_input` for any other text. */
export function readCursor(text: string): ReviewCursor {
  const [, atUs, id] = SHAPE.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (atUs === undefined || id === undefined)
    throw new ApiError("invalid_input", { where: "cursor: must be a nextCursor" });
  return { atUs: Number(atUs), id };
}
