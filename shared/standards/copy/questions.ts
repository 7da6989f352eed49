import { LATIN } from "../words/latin-letters.ts";

/** How sentences begin that can only be questions: verb before person. 'Should you need help' is none. */
export const QUESTIONS_EN: readonly RegExp[] = [
  /^(?:do|did|don['’]t|didn['’]t) (?:you|we|they|i)\s/iu,
  /^(?:does|did) (?:this|that|it|he|she|your|the|my)\s/iu,
  /^(?:are|were|aren['’]t) (?:you|we|they|these|those|your)\s/iu,
  /^(?:is|isn['’]t) (?:this|that|it|there|something|anything|everything|someone|anyone|your|my)\s/iu,
  /^(?:can|could|would|will|can['’]t|won['’]t) (?:you|we|i|it|they)\s/iu,
  /^(?:have|haven['’]t) (?:you|we|they)\s(?!covered)/iu,
  /^(?:may|shall) (?:i|we)\s/iu,
  new RegExp(
    String.raw`^(?:how|what|when|where|why|which [${LATIN}]+|who)(?: (?:else|exactly|much|many|often|long|far|soon))* (?:do|does|did|can|could|should|would|will) (?:you|we|they|i|it|this|that|my|your)\s`,
    "iu",
  ),
  /^(?:where|why|when|who) (?:is|are|was|were|isn['’]t) (?:my|your|it|this|that|you|they)(?:\s|$)/iu,
  new RegExp(String.raw`^(?:how|why) (?:[${LATIN}]+ )?(?:is|are|was|were) (?:you|we|they|my|your)\s`, "iu"),
  /^what (?:is|are) (?:your|my)\s/iu,
  new RegExp(
    String.raw`^how (?:cool|good|easy|hard|fast|big|old|safe|long|likely|satisfied|happy|useful|helpful|important|difficult|often|much|many|well) (?:is|are|was|were|do|does|did|can|could|will|would) [${LATIN}]`,
    "iu",
  ),
];

/** The same in French: a verb and its person joined by a hyphen, or 'est-ce que'. */
export const QUESTIONS_FR: readonly RegExp[] = [
  /^(?:(?:qu['’]|où|quand|comment|pourquoi|combien|que) ?)?est-ce (?:que\s|qu['’])/iu,
  new RegExp(
    String.raw`^(?:(?:où|quand|comment|pourquoi|combien|que|quel(?:le)?s? [${LATIN}]+) )?(?:n['’]|ne |l['’]|le |la |les |vous |nous |y )?[${LATIN}]{2,14}-(?:vous|tu|t-(?:il|elle|on)|je|nous|ils|elles|il|elle)\s`,
    "iu",
  ),
];

/** With the person behind it, this is what one is asked to do: 'Connectez-vous', 'Rendez-vous'. Only of these verbs it asks. */
export const ASKING_VERBS_FR =
  /(?:^|[\s'’])(?:voulez|avez|êtes|etes|pouvez|souhaitez|savez|connaissez|aimez|désirez|préférez|cherchez|allez|faites|devez|venez|partez|puis|dois|peut|veux|as|es|peux|sais|cherches|aimes|souhaites|a|est|faut|sont|ont|va|vont|doit|suis|ai)-/iu;
