/** The id of an object of Stripe, expanded or not; null where there is none. */
export function idOf(given: string | { readonly id: string }): string;
export function idOf(given: string | { readonly id: string } | null | undefined): string | null;
export function idOf(given: string | { readonly id: string } | null | undefined): string | null {
  return typeof given === "string" ? given : (given?.id ?? null);
}

type Reference = string | null | undefined | { readonly deleted: true };

/** An object of Stripe where it was read along; null where only its id is known, or it is deleted. */
export const expanded = <T>(given: T): Exclude<T, Reference> | null =>
  typeof given === "object" && given !== null && !("deleted" in given && given.deleted === true)
    ? (given as Exclude<T, Reference>)
    : null;
