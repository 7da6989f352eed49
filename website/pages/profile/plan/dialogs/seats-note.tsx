import { useTeamTexts } from "../../../team/use-team-texts.ts";

/** Says for how many people of a team an amount is; of one person nothing has to be said. */
export function SeatsNote({ seats }: { readonly seats: number }) {
  const teamTexts = useTeamTexts();
  return seats > 1 ? <p>{teamTexts.seats.forAll({ count: seats })}</p> : null;
}
