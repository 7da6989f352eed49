import { EVIDENCE_EN } from "./evidence-words.en.ts";
import { EVIDENCE_FR } from "./evidence-words.fr.ts";
import type { Language } from "../language.ts";

/** The words in which evidence is told. */
export interface EvidenceWords {
  /** The names of facts, by their key without its unit. */
  readonly evidence: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
}

/** The words in which evidence is told, by language. */
export const EVIDENCE_WORDS: Readonly<Record<Language, EvidenceWords>> = {
  en: { evidence: EVIDENCE_EN, yes: "yes", no: "no" },
  fr: { evidence: EVIDENCE_FR, yes: "oui", no: "non" },
};
