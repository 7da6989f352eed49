import type { Candidate } from "../../candidate.ts";
import { quotesIn, unquoted } from "../quotes.ts";
import { sentencesOf } from "./sentences.ts";

/** A sentence that begins so asks for something. */
const ASKS =
  /^(?:please |consider |try |also )?(?:(?:to )?(?:add|adjust|align|apply|audit|avoid|check|clarify|clean up|conduct|create|define|design|enhance|ensure|establish|follow|improve|increase|introduce|keep|make sure|make|optimi[sz]e|organi[sz]e|prioriti[sz]e|provide|reduce|refine|review|run|simplify|streamline|strengthen|test|unify|use)\b|(?:améliorer|améliorez|assurer|assurez|veiller|veillez|simplifier|simplifiez|optimiser|optimisez|harmoniser|harmonisez|vérifier|vérifiez|clarifier|clarifiez|renforcer|renforcez|réduire|réduisez|prévoir|prévoyez|utiliser|utilisez|ajouter|ajoutez)(?![\p{L}]))/iu;

/** The first words of a sentence that asks how a screen, a page or something on it ought to be. */
const OUGHT =
  /^(?:\p{L}+[ ’']){1,5}(?:(?:should|must|ought to|needs? to) (?:also )?(?:be|have|follow|offer|feel|look|become|use|include|support|adhere|work|provide)|could be)\b|^(?:\p{L}+[ ’']){1,5}(?:devrait|devraient|gagnerait|gagneraient|pourrait être|pourraient être)(?![\p{L}])|^il (?:faut|faudrait|conviendrait)(?![\p{L}])/iu;

const isDemand = (sentence: string): boolean => {
  const said = unquoted(sentence).trim();
  return ASKS.test(said) || OUGHT.test(said);
};

/** True when a problem says only what ought to be, and nothing of what is there: such advice fits any screen. */
export function saysNothing({ problem }: Pick<Candidate, "problem">): boolean {
  const sentences = sentencesOf(problem).filter((one) => one.trim() !== "");
  return quotesIn(problem).length === 0 && sentences.length > 0 && sentences.every(isDemand);
}
