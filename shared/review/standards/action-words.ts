import { list } from "./list.ts";

/** In a variant or a name of a button: it is meant to be the main action. */
export const MAIN_VARIANT_WORDS: ReadonlySet<string> = list("primary, principal, principale, primaire");

/** In a variant or a name of a button: it is meant to step back. */
export const LESSER_VARIANT_WORDS: ReadonlySet<string> = list(
  "secondary, tertiary, neutral, subtle, ghost, outline, outlined, plain, quiet, text, tonal",
  "secondaire, tertiaire, neutre, discret, discrete",
);

/** Whole labels of buttons that lead away from the task. */
export const LEAVING_LABELS: ReadonlySet<string> = list(
  "cancel, back, go back, skip, not now, later, maybe later, no thanks, dismiss, close",
  "annuler, retour, passer, plus tard, pas maintenant, non merci, fermer, ignorer",
);
