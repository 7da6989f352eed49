import type Stripe from "stripe";
import { badRequest, resourceMissing } from "./stripe-error.ts";

interface Wanted {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
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
  { limit = USUAL, starting_after, ending_before }: Wanted,
  url: string,
): Stripe.ApiList<T> {
  if (starting_after && ending_before)
    throw badRequest("You may only specify one of these parameters: starting_after, ending_before.");
  const list = (data: readonly T[], has_more: boolean): Stripe.ApiList<T> => ({
    object: "list",
    data: [...data],
    has_more,
    url,
  });
  if (ending_before) {
    const end = placeOf(rows, ending_before, "ending_before");
    const start = Math.max(0, end - limit);
    return list(rows.slice(start, end), start > 0);
  }
  const start = starting_after ? placeOf(rows, starting_after, "starting_after") + 1 : 0;
  return list(rows.slice(start, start + limit), start + limit < rows.length);
}

/** A list that is part of an object, whole. */
export const wholeList = <T>(data: T[], url: string): Stripe.ApiList<T> => ({
  object: "list",
  data,
  has_more: false,
  url,
});
