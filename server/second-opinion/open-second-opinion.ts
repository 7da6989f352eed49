import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import type { SecondOpinion } from "./second-opinion.ts";

/** Opens the second opinion of the environment; null where no model is configured. */
export const openSecondOpinion = (_env: Env, _log: Log): SecondOpinion | null => null;
