import { EVIDENCE_EN } from "./evidence-words.en.ts";
import { EVIDENCE_FR } from "./evidence-words.fr.ts";
import type { Language } from "../language.ts";

/** The words in which evidence is told. */
export interface EvidenceWords {
  /** The names of facts, by their key without its unit. */
  readonly evidence: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  /** A number that was measured, with the one that is asked for. */
  readonly needs: (figure: string, needed: string) => string;
  /** So far from where the line of its equals is. */
  readonly offLine: (figure: string) => string;
  /** So many different sizes. */
  readonly sizes: (count: number) => string;
}

/** The words in which evidence is told, by language. */
export const EVIDENCE_WORDS: Readonly<Record<Language, EvidenceWords>> = {
  en: {
    evidence: EVIDENCE_EN,
    yes: "yes",
    no: "no",
    needs: (figure, needed) => `${figure}, needs ${needed}`,
    offLine: (figure) => `${figure} off its line`,
    sizes: (count) => `${count} sizes`,
  },
  fr: {
    evidence: EVIDENCE_FR,
    yes: "oui",
    no: "non",
    needs: (figure, needed) => `${figure}, il faut ${needed}`,
    offLine: (figure) => `à ${figure} de sa ligne`,
    sizes: (count) => `${count} tailles`,
  },
};
