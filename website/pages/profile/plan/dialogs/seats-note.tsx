import { useTexts } from "../../../../language/use-texts.ts";

/** Says for how many people of a team an amount is; of one person nothing has to be said. */
export function SeatsNote({ seats }: { readonly seats: number }) {
  const texts = useTexts();
  return seats > 1 ? <p>{texts.team.seats.forAll({ count: seats })}</p> : null;
}
