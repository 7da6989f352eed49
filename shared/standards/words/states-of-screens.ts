import { list } from "../list.ts";

/** Words by which a screen says that an entry was refused, or that something went wrong. */
export const REFUSAL_WORDS: ReadonlySet<string> = list(
  "error, errors, invalid, incorrect, wrong, failed, failure, required, must, oops, sorry, unable, denied, expired",
  "rejected, declined, mismatch, unavailable, problem, issue, missing, mandatory, cannot, exists",
  "erreur, erreurs, invalide, incorrect, incorrecte, echec, echoue, requis, requise, obligatoire, obligatoires, doit",
  "doivent, desole, impossible, refuse, refusee, expire, expiree, probleme, manquant, manquante, indisponible",
);
