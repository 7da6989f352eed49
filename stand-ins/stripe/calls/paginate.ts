import type Stripe from "stripe";
import { resourceMissing } from "./stripe-error.ts";

interface Wanted {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
}

const USUAL = 10;

function placeOf(rows: readonly { readonly id: string }[], id: string, param: string): number {
  const place = rows.findIndex((row) => row.id === id);
  if (place < 0) throw resourceMissing("object", id, param);
  return place;
}

/** A page of rows, which come with the newest first. */
export function paginate<T extends { id: string }>(
  rows: readonly T[],
  { limit = USUAL, starting_after }: Wanted,
  url: string,
): Stripe.ApiList<T> {
  const start = starting_after ? placeOf(rows, starting_after, "starting_after") + 1 : 0;
  const end = start + limit;
  return { object: "list", data: rows.slice(start, end), has_more: end < rows.length, url };
}

/** A list that is part of an object, whole. */
export const wholeList = <T>(data: T[], url: string): Stripe.ApiList<T> => ({
  object: "list",
  data,
  has_more: false,
  url,
});
