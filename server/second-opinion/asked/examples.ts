import type { Language } from "../../../shared/i18n/language.ts";
import type { ScreenSort } from "../../../shared/review/seen/screen-sort.ts";
import type { Candidate } from "../candidate.ts";

export type Example = Omit<Candidate, "layers" | "others" | "fixes">;

type Words = Pick<Candidate, "title" | "problem" | "why" | "fix">;

interface Claim extends Pick<Candidate, "guideline" | "relation">, Readonly<Record<Language, Words>> {}

type Claims = Readonly<Record<"choice" | "dates" | "settings", Claim> & Partial<Record<ScreenSort, Claim>>>;

/** Good claims, by the sort of screen that they are of; `choice` and `dates` are of any. They are on no real screen. */
const CLAIMS: Claims = {
  "sign-in": {
    guideline: "recognition",
    relation: "missing",
    en: {
      title: "Two ways in, and no word which one is whose",
      problem: "“Staff entrance” and “Continue” both open an account, and nothing says who takes which.",
      why: "Guests who choose the first meet a form that refuses them.",
      fix: "Say beside each for whom it is, for example “For members of the club”.",
    },
    fr: {
      title: "Deux entrées, sans dire à qui est laquelle",
      problem:
        "« Accès interne » et « Continuer » ouvrent tous deux un compte, et rien ne dit qui prend lequel.",
      why: "Les invités qui choisissent le premier tombent sur un formulaire qui les refuse.",
      fix: "Dire à côté de chacun à qui il s’adresse, par exemple « Pour les membres du club ».",
    },
  },
  checkout: {
    guideline: "consequences",
    relation: "missing",
    en: {
      title: "The last step does not say what it takes",
      problem: "“Book now” stands below three rates, and no line says which of them will be paid.",
      why: "People hesitate at the one moment that costs money.",
      fix: "Put the chosen rate into the button or right above it.",
    },
    fr: {
      title: "La dernière étape ne dit pas ce qu’elle prend",
      problem: "« Réserver » se trouve sous trois tarifs, et aucune ligne ne dit lequel sera payé.",
      why: "On hésite au seul moment qui coûte de l’argent.",
      fix: "Indiquer le tarif choisi dans le bouton ou juste au-dessus.",
    },
  },
  shop: {
    guideline: "no-contradiction",
    relation: "contradicts",
    en: {
      title: "A lamp that is described as a chair",
      problem: "The card “Reading lamp” says “Seat height adjustable” below its name.",
      why: "Whoever compares no longer trusts the other descriptions.",
      fix: "Give the lamp its own description.",
    },
    fr: {
      title: "Une lampe décrite comme une chaise",
      problem: "La carte « Lampe de lecture » annonce « Hauteur d’assise réglable » sous son nom.",
      why: "Qui compare ne se fie plus aux autres descriptions.",
      fix: "Donner à la lampe sa propre description.",
    },
  },
  settings: {
    guideline: "labels-tell",
    relation: "unclear",
    en: {
      title: "A switch that does not say what it turns on",
      problem: "“Smart mode” stands beside a switch, with nothing that says what becomes smart.",
      why: "People leave alone what they cannot predict, or turn it on and are surprised.",
      fix: "Name the effect, for example “Mute calls during meetings”.",
    },
    fr: {
      title: "Un interrupteur qui ne dit pas son effet",
      problem: "« Mode malin » accompagne un interrupteur, et rien ne dit ce qui change.",
      why: "On ne touche pas à ce qu’on ne peut pas prévoir, ou on l’active et on est surpris.",
      fix: "Nommer l’effet, par exemple « Couper les appels en réunion ».",
    },
  },
  form: {
    guideline: "needed-questions",
    relation: "not-needed",
    en: {
      title: "Asks for a date of birth to answer a question",
      problem: "“Date of birth” is asked for between “Topic” and “Your question”, and no reason is given.",
      why: "People who want an answer leave rather than give away what is not needed.",
      fix: "Leave the field out, or say what it is used for.",
    },
    fr: {
      title: "Une date de naissance pour poser une question",
      problem:
        "« Date de naissance » est demandée entre « Sujet » et « Votre question », sans raison donnée.",
      why: "Qui veut une réponse s’en va plutôt que de donner ce qui n’est pas nécessaire.",
      fix: "Retirer le champ, ou dire à quoi il sert.",
    },
  },
  list: {
    guideline: "labels-tell",
    relation: "unclear",
    en: {
      title: "Rows that cannot be told apart",
      problem: "Three rows are called “Report”, with no date or author that would tell one from another.",
      why: "People open one after another to find the right one.",
      fix: "Add to each row what differs, such as its date.",
    },
    fr: {
      title: "Des lignes que rien ne distingue",
      problem: "Trois lignes s’appellent « Rapport », sans date ni auteur qui les distingue.",
      why: "On les ouvre l’une après l’autre pour trouver la bonne.",
      fix: "Ajouter à chaque ligne ce qui change, comme sa date.",
    },
  },
  choice: {
    guideline: "recognition",
    relation: "missing",
    en: {
      title: "The seat price is missing where it is chosen",
      problem:
        "“Window seat” and “Aisle seat” stand side by side without a price, while “Total” below already includes one.",
      why: "Travellers must choose first and compare totals afterwards to learn what a seat costs.",
      fix: "Put the surcharge of each seat beside its name.",
    },
    fr: {
      title: "Le prix du siège manque là où on le choisit",
      problem:
        "« Hublot » et « Couloir » se suivent sans prix, alors que le « Total » en dessous en tient déjà compte.",
      why: "Il faut choisir d’abord, puis comparer les totaux pour savoir ce que coûte un siège.",
      fix: "Indiquer le supplément de chaque siège à côté de son nom.",
    },
  },
  dates: {
    guideline: "no-contradiction",
    relation: "contradicts",
    en: {
      title: "Two dates for one delivery",
      problem: "The banner says “Arrives Tuesday”, the order below “Arrives Thursday”.",
      why: "Whoever plans to be at home does not know for which day.",
      fix: "Show the same day in both places.",
    },
    fr: {
      title: "Deux dates pour une seule livraison",
      problem: "Le bandeau annonce « Livré mardi », la commande en dessous « Livrée jeudi ».",
      why: "Qui veut être chez soi ne sait pas quel jour retenir.",
      fix: "Afficher le même jour aux deux endroits.",
    },
  },
};

/** The claims that a model is shown: one of the sort of screen that it looks at, where there is one, and two others. */
export function examplesFor(language: Language, sort: ScreenSort): readonly Example[] {
  const { choice, dates, settings, [sort]: own } = CLAIMS;
  const shown = own ? [own, choice, dates] : [choice, dates, settings];
  return shown.map(({ guideline, relation, ...words }) => ({
    guideline,
    relation,
    value: "",
    severity: "minor",
    ...words[language],
  }));
}
