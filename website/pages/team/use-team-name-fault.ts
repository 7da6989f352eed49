import { useTeamTexts } from "./use-team-texts.ts";

const MIN_LENGTH = 2;

/** Says what is wrong with the name of a team. */
export function useTeamNameFault(): (name: string) => string | null {
  const { none } = useTeamTexts();
  return (name) => (name.length < MIN_LENGTH ? none.nameTooShort : null);
}
