/** The id of an object of Stripe, expanded or not; null where there is none. */
export function idOf(given: string | { readonly id: string }): string;
export function idOf(given: string | { readonly id: string } | null | undefined): string | null;
export function idOf(given: string | { readonly id: string } | null | undefined): string | null {
  return typeof given === "string" ? given : (given?.id ?? null);
}
