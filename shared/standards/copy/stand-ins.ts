import { LATIN } from "../words/latin-letters.ts";

const VERBS =
  "insert|add|insira|inserir|adicionar|insertar|inserte|añadir|insérer|insérez|ajouter|einfügen|inserire";
const WORDS =
  "text|texto|texte|testo|copy|headline|title|título|titre|description|descrição|descripción|paragraph|parágrafo|paragraphe";
/** People read these between asterisks, too: they speak to them, not to the builder. */
const FOR_PEOPLE =
  "required|mandatory|obligat|champ|campo|terms|condition|price|excl|incl|offer|subject|prix|offre|sous|hors|selon|precio|sujeito";

/** Words that tell the builder what people will read there: “*insert the story of the house*”. */
export const STAND_INS: readonly RegExp[] = [
  new RegExp(`^[*[(<{]\\s?(?:please )?(?:${VERBS})(?![${LATIN}\\d])[^\\n]{3,160}[*\\])>}]$`, "iu"),
  new RegExp(`^\\*\\s?(?!(?:${FOR_PEOPLE}))(?=\\p{Ll})[^*\\s]{1,40}(?:\\s[^*\\s]{1,40}){1,24}\\*$`, "u"),
  new RegExp(
    `^(?:${VERBS}) (?:[${LATIN}]{1,12} ){0,3}(?:${WORDS}) (?:here|about|aqui|aquí|sobre|ici|sur|qui)(?![${LATIN}\\d])`,
    "iu",
  ),
  /^this is (?:our|your|the|a) (?:marketing|main|hero|key|brand) (?:message|headline|slogan|tagline)[.!]?$/iu,
  /^(?:your |a )?(?:catchy |main |hero )?(?:headline|slogan|tagline) (?:goes )?here[.!]?$/iu,
];
