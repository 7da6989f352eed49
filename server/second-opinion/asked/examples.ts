import type { Language } from "../../../shared/i18n/language.ts";
import type { ScreenSort } from "../../../shared/review/seen/screen-sort.ts";
import type { Candidate } from "../candidate.ts";
import { OF_SORTS } from "./examples-of-sorts.ts";

export type Example = Omit<Candidate, "layers" | "others" | "fixes">;

/** Examples of a good claim, for screens of any sort. */
const USUAL: Readonly<Record<Language, readonly Example[]>> = {
  en: [
    {
      guideline: "recognition",
      relation: "missing",
      value: "",
      severity: "minor",
      title: "The seat price is missing where it is chosen",
      problem:
        "“Window seat” and “Aisle seat” stand side by side without a price, while “Total” below already includes one.",
      why: "Travellers must choose first and compare totals afterwards to learn what a seat costs.",
      fix: "Put the surcharge of each seat beside its name.",
    },
    {
      guideline: "no-contradiction",
      relation: "contradicts",
      value: "",
      severity: "minor",
      title: "Two dates for one delivery",
      problem: "The banner says “Arrives Tuesday”, the order below “Arrives Thursday”.",
      why: "Whoever plans to be at home does not know for which day.",
      fix: "Show the same day in both places.",
    },
    {
      guideline: "labels-tell",
      relation: "unclear",
      value: "",
      severity: "minor",
      title: "A switch that does not say what it turns on",
      problem: "“Smart mode” stands beside a switch, with nothing that says what becomes smart.",
      why: "People leave alone what they cannot predict, or turn it on and are surprised.",
      fix: "Name the effect, for example “Mute calls during meetings”.",
    },
  ],
  fr: [
    {
      guideline: "recognition",
      relation: "missing",
      value: "",
      severity: "minor",
      title: "Le prix du siège manque là où on le choisit",
      problem:
        "« Hublot » et « Couloir » se suivent sans prix, alors que le « Total » en dessous en tient déjà compte.",
      why: "Il faut choisir d’abord, puis comparer les totaux pour savoir ce que coûte un siège.",
      fix: "Indiquer le supplément de chaque siège à côté de son nom.",
    },
    {
      guideline: "no-contradiction",
      relation: "contradicts",
      value: "",
      severity: "minor",
      title: "Deux dates pour une seule livraison",
      problem: "Le bandeau annonce « Livré mardi », la commande en dessous « Livrée jeudi ».",
      why: "Qui veut être chez soi ne sait pas quel jour retenir.",
      fix: "Afficher le même jour aux deux endroits.",
    },
    {
      guideline: "labels-tell",
      relation: "unclear",
      value: "",
      severity: "minor",
      title: "Un interrupteur qui ne dit pas son effet",
      problem: "« Mode malin » accompagne un interrupteur, et rien ne dit ce qui change.",
      why: "On ne touche pas à ce qu’on ne peut pas prévoir, ou on l’active et on est surpris.",
      fix: "Nommer l’effet, par exemple « Couper les appels en réunion ».",
    },
  ],
};

/** The claims that a model is shown: one of the sort of screen that it looks at, where there is one, before two others. */
export const examplesFor = (language: Language, sort: ScreenSort): readonly Example[] => {
  const own = OF_SORTS[language][sort];
  return own ? [own, ...USUAL[language].slice(0, 2)] : USUAL[language];
};
