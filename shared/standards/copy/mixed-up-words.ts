import type { Language } from "../../i18n/language.ts";
import { LATIN } from "../words/latin-letters.ts";

/** Words that are taken for others, and what was meant. `$1` in it is the first group of the pattern. */
export interface MixedUpWord {
  readonly pattern: RegExp;
  readonly better: string;
}

const mixUp = (pattern: string, better: string): MixedUpWord => ({
  pattern: new RegExp(`(?<![${LATIN}\\d’'-])${pattern}(?![${LATIN}\\d’'-])`, "iu"),
  better,
});

const THINGS =
  "accounts?|orders?|passwords?|emails?|profiles?|carts?|data|payments?|devices?|settings|teams?|cards?|address|files?|messages?|browser|phone";

const COMPARED =
  "rather|larger|smaller|faster|older|bigger|higher|lower|fewer|easier|longer|worse|greater|cheaper|newer|better";

/** Each of these can be nothing but a slip, in whatever sentence it stands. */
const EN: readonly MixedUpWord[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![${LATIN}\d’'.-])i(?= (?:have|had|am|agree|accept|want|need|will|would|can|confirm|consent|understand|forgot|already|don[’']t)(?![${LATIN}]))`,
      "u",
    ),
    better: "I",
  },
  { pattern: /(?<=[a-z] )th(?= [a-z])/u, better: "the" },
  mixUp(
    `it['’]s(?= (?:own|name|place|contents?|value|status|size|members|owner|settings)(?![${LATIN}]))`,
    "its",
  ),
  mixUp(
    `its(?= (?:a|an|the|not|been|going to|time to|too late|okay|possible to|your|our)(?![${LATIN}]))`,
    "it’s",
  ),
  mixUp(
    `your(?= (?:not|going to|about to|all set|ready to|almost (?:there|done)|signed in|logged in|invited to)(?![${LATIN}]))`,
    "you’re",
  ),
  mixUp("your(?= welcome(?:[.!]|$))", "you’re"),
  mixUp(`you['’]re(?= (?:${THINGS})(?: |[.,!?]|$))`, "your"),
  mixUp(`(?:who['’]s)(?= (?:${THINGS})(?![${LATIN}]))`, "whose"),
  mixUp(`to you(?= (?:doorstep|door|home|inbox|phone|table)(?![${LATIN}]))`, "to your"),
  mixUp(`short by(?= ?:? ?(?:$|name|price|date|newest|rating|popular|relevance))`, "sort by"),
  mixUp("their(?= (?:is|are|was|were) )", "there"),
  mixUp("there(?= own )", "their"),
  mixUp(`(${COMPARED}) then`, "$1 than"),
  mixUp(
    `(more|less|other|later|earlier) then(?= (?:a|an|one|two|\\d+|ever|just|once|before)(?![${LATIN}]))`,
    "$1 than",
  ),
  mixUp("(could|should|would|must|might) of(?! course)", "$1 have"),
  mixUp(
    `loose(?= (?:your (?:data|progress|work|place|changes|access)|access|any data|all data)(?![${LATIN}]))`,
    "lose",
  ),
  mixUp("(our|your|happy|new|existing|loyal|all|every) (costumers?)", "$1 customers"),
  mixUp(`costumer(?= (?:service|support|care|reviews?|accounts?)(?![${LATIN}]))`, "customer"),
  mixUp("(takes?|took) affect", "$1 effect"),
  mixUp("alot", "a lot"),
  mixUp("incase", "in case"),
  mixUp("atleast", "at least"),
  mixUp("aswell", "as well"),
  mixUp("an other", "another"),
  mixUp("payed", "paid"),
];

/** Words that are a thing when written as one, and an act when written as two: 'Log in to your account'. */
const DONE: readonly (readonly [written: string, better: string])[] = [
  ["login", "log in"],
  ["signup", "sign up"],
  ["setup", "set up"],
  ["logout", "log out"],
  ["checkout", "check out"],
  ["backup", "back up"],
];
const OBJECTS: Readonly<Record<string, string>> = {
  login: "to (?:your|the|my|continue)|with your",
  signup: "for|to (?:get|receive|continue)|with your",
  setup: "your|my",
  logout: "of",
  checkout: "our|the (?:latest|new)",
  backup: "your|my",
};

const DONE_EN: readonly MixedUpWord[] = DONE.map(([written, better]) => ({
  pattern: new RegExp(
    `(?<=^|[.!?] |(?<![${LATIN}])(?:please|and|or|can|must|(?:want|need|have|able|like) to) )${written}(?= (?:${OBJECTS[written] ?? ""})(?![${LATIN}]))`,
    "iu",
  ),
  better,
}));

const VERBS_FR =
  "oubli|envoy|ajout|modifi|supprim|cré|enregistr|valid|accept|command|annul|partag|télécharg|invit|activ|désactiv|confirm|sélectionn|pay|refus|trouv|demand|essay|termin|connect|déconnect|abonn|saisi";
const STATES_FR =
  "obligatoire|requise?|vide|invalide|incorrecte?|expirée?|terminée?|confirmée?|activée?|indisponible|disponible";

const FR: readonly MixedUpWord[] = [
  mixUp("si (ils?)", "s’$1"),
  mixUp(`(grâce|jusqu['’]|face|quant|suite) ?a(?= [${LATIN}])`, "$1 à"),
  mixUp(
    "(retour|revenir|retourner|accéder|allez|aller|passer) a(?= (?:la|l['’]|votre|mon|mes|vos) ?)",
    "$1 à",
  ),
  mixUp("la ou(?= (?:vous|nous|tu|il|elle|on|ils|elles) )", "là où"),
  mixUp("(au moment|le jour|dans le cas) ou(?= (?:vous|nous|tu|il|elle|on|le|la|les|votre) )", "$1 où"),
  mixUp("ce (connecter|désabonner|désinscrire|souvenir|déconnecter|inscrire)", "se $1"),
  // “Se compter” and “se produire” are verbs, too.
  mixUp(
    `(?<=(?:[${LATIN}](?:er|ir|re)|(?<![${LATIN}])(?:de|à|dans|pour|avec|sur|par)) )se (compte|produit)`,
    "ce $1",
  ),
  mixUp("se (mois|site|champ|lien|mot|code|message|fichier|numéro|service|formulaire)", "ce $1"),
  mixUp("sa (va|marche|fonctionne|suffit)", "ça $1"),
  mixUp(
    `(champ|compte|commande|adresse|paiement|fichier|passe|code|lien|article) et(?= (?:${STATES_FR})(?![${LATIN}]))`,
    "$1 est",
  ),
  mixUp("quelque soit", "quel que soit"),
  mixUp(`((?:vous|nous) (?:avez|avons)|(?:a|ont|avez) été) (${VERBS_FR})er`, "$1 $2é"),
  mixUp(`(veuillez|pouvez|voulez|souhaitez|devez) (${VERBS_FR})é`, "$1 $2er"),
  mixUp("malgrés", "malgré"),
  mixUp("parmis", "parmi"),
  {
    pattern: new RegExp(
      String.raw`(?<=^|[.!?] )(?!Chez|Assez)(\p{Lu}\p{Ll}{1,14}ez) vous(?![${LATIN}-])`,
      "u",
    ),
    better: "$1-vous",
  },
  {
    pattern: new RegExp(
      String.raw`(?<=^|[.!?] )(Connect|Abonn|Identifi|Enregistr)er vous(?![${LATIN}-])`,
      "u",
    ),
    better: "$1ez-vous",
  },
  {
    pattern: new RegExp(
      String.raw`(?<![${LATIN}’'-])a(?= (?:partir de|côté de|cause de|propos de|l['’]aide de) ?)`,
      "u",
    ),
    better: "à",
  },
];

/** The words that are mixed up in English and in French. */
export const MIXED_UP_WORDS: Readonly<Record<Language, readonly MixedUpWord[]>> = {
  en: [...EN, ...DONE_EN],
  fr: FR,
};
