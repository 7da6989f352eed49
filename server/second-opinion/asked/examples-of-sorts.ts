import type { Language } from "../../../shared/i18n/language.ts";
import type { ScreenSort } from "../../../shared/review/seen/screen-sort.ts";
import type { Candidate } from "../candidate.ts";

type Examples = Readonly<Partial<Record<ScreenSort, Omit<Candidate, "layers">>>>;

/** Examples of good claims, by the sort of screen. All of them were written for this, and are on no real screen. */
export const OF_SORTS: Readonly<Record<Language, Examples>> = {
  en: {
    "sign-in": {
      guideline: "recognition",
      about: "missing-information",
      title: "Two ways in, and no word which one is whose",
      problem: "“Staff entrance” and “Continue” both open an account, and nothing says who takes which.",
      why: "Guests who choose the first meet a form that refuses them.",
      fix: "Say beside each for whom it is, for example “For members of the club”.",
    },
    checkout: {
      guideline: "consequences",
      about: "missing-information",
      title: "The last step does not say what it takes",
      problem: "“Book now” stands below three rates, and no line says which of them will be paid.",
      why: "People hesitate at the one moment that costs money.",
      fix: "Put the chosen rate into the button or right above it.",
    },
    shop: {
      guideline: "no-contradiction",
      about: "contradiction",
      title: "A lamp that is described as a chair",
      problem: "The card “Reading lamp” says “Seat height adjustable” below its name.",
      why: "Whoever compares no longer trusts the other descriptions.",
      fix: "Give the lamp its own description.",
    },
    settings: {
      guideline: "labels-tell",
      about: "wording",
      title: "A switch that does not say what it turns on",
      problem: "“Smart mode” stands beside a switch, with nothing that says what becomes smart.",
      why: "People leave alone what they cannot predict, or turn it on and are surprised.",
      fix: "Name the effect, for example “Mute calls during meetings”.",
    },
    form: {
      guideline: "needed-questions",
      about: "choice",
      title: "Asks for a date of birth to answer a question",
      problem: "“Date of birth” is asked for between “Topic” and “Your question”, and no reason is given.",
      why: "People who want an answer leave rather than give away what is not needed.",
      fix: "Leave the field out, or say what it is used for.",
    },
    list: {
      guideline: "labels-tell",
      about: "meaning",
      title: "Rows that cannot be told apart",
      problem: "Three rows are called “Report”, with no date or author that would tell one from another.",
      why: "People open one after another to find the right one.",
      fix: "Add to each row what differs, such as its date.",
    },
  },
  fr: {
    "sign-in": {
      guideline: "recognition",
      about: "missing-information",
      title: "Deux entrées, sans dire à qui est laquelle",
      problem:
        "« Accès interne » et « Continuer » ouvrent tous deux un compte, et rien ne dit qui prend lequel.",
      why: "Les invités qui choisissent le premier tombent sur un formulaire qui les refuse.",
      fix: "Dire à côté de chacun à qui il s’adresse, par exemple « Pour les membres du club ».",
    },
    checkout: {
      guideline: "consequences",
      about: "missing-information",
      title: "La dernière étape ne dit pas ce qu’elle prend",
      problem: "« Réserver » se trouve sous trois tarifs, et aucune ligne ne dit lequel sera payé.",
      why: "On hésite au seul moment qui coûte de l’argent.",
      fix: "Indiquer le tarif choisi dans le bouton ou juste au-dessus.",
    },
    shop: {
      guideline: "no-contradiction",
      about: "contradiction",
      title: "Une lampe décrite comme une chaise",
      problem: "La carte « Lampe de lecture » annonce « Hauteur d’assise réglable » sous son nom.",
      why: "Qui compare ne se fie plus aux autres descriptions.",
      fix: "Donner à la lampe sa propre description.",
    },
    settings: {
      guideline: "labels-tell",
      about: "wording",
      title: "Un interrupteur qui ne dit pas son effet",
      problem: "« Mode malin » accompagne un interrupteur, et rien ne dit ce qui change.",
      why: "On ne touche pas à ce qu’on ne peut pas prévoir, ou on l’active et on est surpris.",
      fix: "Nommer l’effet, par exemple « Couper les appels en réunion ».",
    },
    form: {
      guideline: "needed-questions",
      about: "choice",
      title: "Une date de naissance pour poser une question",
      problem:
        "« Date de naissance » est demandée entre « Sujet » et « Votre question », sans raison donnée.",
      why: "Qui veut une réponse s’en va plutôt que de donner ce qui n’est pas nécessaire.",
      fix: "Retirer le champ, ou dire à quoi il sert.",
    },
    list: {
      guideline: "labels-tell",
      about: "meaning",
      title: "Des lignes que rien ne distingue",
      problem: "Trois lignes s’appellent « Rapport », sans date ni auteur qui les distingue.",
      why: "On les ouvre l’une après l’autre pour trouver la bonne.",
      fix: "Ajouter à chaque ligne ce qui change, comme sa date.",
    },
  },
};
