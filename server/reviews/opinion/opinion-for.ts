import type { Deps } from "../../deps.ts";
import type { SecondOpinion } from "../../second-opinion/second-opinion.ts";
import type { CheckedRequest } from "../measuring/checked-request.ts";

/** The model that is asked: never another one than was named to who asks. */
export const opinionFor = (
  { secondOpinion }: Pick<Deps, "secondOpinion">,
  { secondOpinionBy = secondOpinion?.provider }: CheckedRequest,
): SecondOpinion | null => (secondOpinion?.provider === secondOpinionBy ? secondOpinion : null);
