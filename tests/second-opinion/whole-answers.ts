import type { Language } from "../../shared/i18n/language.ts";

/** A claim with all its parts, as a model writes it. `{t}` stands for a text of the design. */
export interface WholeAnswer {
  readonly language: Language;
  readonly title: string;
  readonly problem: string;
  readonly why: string;
  readonly fix: string;
}

/** What must get through. The patterns were written with these in sight. */
export const WHOLE_GOOD: readonly WholeAnswer[] = [
  {
    language: "en",
    title: "No total before paying",
    problem:
      "“{t}” asks for a commitment, but the sum that will be charged is not written anywhere above it.",
    why: "Buyers want to know the sum before they agree to it, and go back to look for it.",
    fix: "Write the full amount, delivery included, directly above the button.",
  },
  {
    language: "en",
    title: "Two labels for one account",
    problem: "“{t}” calls it a workspace, while the line next to it calls it a team.",
    why: "Readers cannot know whether these are one thing or two.",
    fix: "Choose one word and use it in both places.",
  },
  {
    language: "en",
    title: "Empty list without a first step",
    problem: "The list below “{t}” is empty and does not say how to add the first entry.",
    why: "Newcomers take it for a fault and leave.",
    fix: "Say what will appear here, and put the action that adds an entry in the middle of the list.",
  },
  {
    language: "en",
    title: "Label names the system, not the task",
    problem: "“{t}” is an internal name; nothing on the screen explains it.",
    why: "New customers do not know what they would get there.",
    fix: "Name the task, for example “Change your delivery date”.",
  },
  {
    language: "en",
    title: "Optional fields look required",
    problem: "Nothing tells that the field “{t}” can be left out; the others carry the same label style.",
    why: "People give up data that nobody needs, or give up the form.",
    fix: "Write “optional” after the label.",
  },
  {
    language: "en",
    title: "Chart lacks unit and period",
    problem:
      "The graph below “{t}” shows bars without saying whether they count visitors or euros, nor for which months.",
    why: "Nobody can decide anything by it.",
    fix: "Put unit and period in the heading of the chart.",
  },
  {
    language: "en",
    title: "Step count contradicts the list",
    problem: "“{t}” speaks of three steps, and the list beneath has five.",
    why: "The reader loses trust in what comes next.",
    fix: "Correct the number or merge the steps.",
  },
  {
    language: "en",
    title: "Plan names do not help to choose",
    problem: "The three offers differ only by name; “{t}” does not tell for whom it is.",
    why: "A buyer cannot tell which one is meant for a small team.",
    fix: "Add one line to each offer that says for whom it is made.",
  },
  {
    language: "en",
    title: "Question can be answered in two ways",
    problem: "“{t}” holds a double negative, so yes may mean both things.",
    why: "Some will give permission without wanting to.",
    fix: "Ask positively: “Send me the monthly summary”.",
  },
  {
    language: "en",
    title: "Date without a year",
    problem: "“{t}” shows day and month only, and the list goes back several years.",
    why: "An old invoice is taken for a recent one.",
    fix: "Add the year to each date.",
  },
  {
    language: "en",
    title: "Cancel and go back are mixed up",
    problem: "“{t}” and the link under it both lead away, and neither says whether the entries are kept.",
    why: "People fear for what they have typed and stay stuck.",
    fix: "Say “Save and leave” and “Leave without saving”.",
  },
  {
    language: "en",
    title: "The result of a search is not counted",
    problem: "Above “{t}” it is not said how many results there are.",
    why: "One cannot judge whether to narrow the search.",
    fix: "Write the number of results above the list.",
  },
  {
    language: "en",
    title: "Error puts the blame on the reader",
    problem: "“{t}” says that the reader did something wrong and not what to enter instead.",
    why: "Without the rule, the next try fails as well.",
    fix: "Name the rule: at least ten characters, one of them a number.",
  },
  {
    language: "en",
    title: "Same icon for two things",
    problem: "The gear stands both for the profile and for “{t}”.",
    why: "Users open the wrong one.",
    fix: "Give the profile a portrait.",
  },
  {
    language: "fr",
    title: "Le montant manque avant de payer",
    problem: "« {t} » engage l’acheteur, mais la somme due n’est écrite nulle part au-dessus.",
    why: "L’acheteur retourne au panier pour vérifier.",
    fix: "Écrire le total, livraison comprise, juste avant le bouton.",
  },
  {
    language: "fr",
    title: "Champ facultatif non signalé",
    problem: "Rien n’indique que le champ « {t} » est facultatif.",
    why: "Des personnes abandonnent ou donnent une information inutile.",
    fix: "Ajouter « facultatif » après l’étiquette.",
  },
  {
    language: "fr",
    title: "La remise annoncée n’est pas déduite",
    problem: "« {t} » promet une remise que le total ne reprend pas.",
    why: "Le client se sent trompé.",
    fix: "Afficher la remise comme une ligne du total.",
  },
  {
    language: "fr",
    title: "Format attendu inconnu",
    problem: "Le champ sous « {t} » ne montre aucun exemple de la forme attendue.",
    why: "Une mauvaise saisie revient en erreur.",
    fix: "Ajouter un exemple sous l’étiquette.",
  },
  {
    language: "en",
    title: "Primary task is hidden among links",
    problem: "Booking, the reason for the page, is one of seven equal links next to “{t}”.",
    why: "Visitors who came to book read all seven.",
    fix: "Make booking the one button of this group.",
  },
  {
    language: "en",
    title: "Old and new address cannot be told apart",
    problem: "Two cards show an address and neither says which one is current; “{t}” is written on both.",
    why: "A parcel goes to the old flat.",
    fix: "Mark the current one with the word “current”.",
  },
];

/** What must be caught. The patterns were written with these in sight. */
export const WHOLE_BAD: readonly WholeAnswer[] = [
  {
    language: "en",
    title: "Secondary text fades",
    problem:
      "The caption below “{t}” is hard on the eyes because it barely differs from the panel it sits on.",
    why: "Readers skip it.",
    fix: "Darken it.",
  },
  {
    language: "en",
    title: "Small controls",
    problem: "The control beside “{t}” leaves little area to press.",
    why: "People miss it on the go.",
    fix: "Enlarge it.",
  },
  {
    language: "en",
    title: "Label floats",
    problem: "“{t}” hangs a little lower than the icon on its left.",
    why: "The row looks sloppy.",
    fix: "Put both on one line.",
  },
  {
    language: "en",
    title: "Weak emphasis",
    problem: "“{t}” is not bold enough to serve as a heading.",
    why: "The page seems flat.",
    fix: "Use a heavier weight.",
  },
  {
    language: "en",
    title: "Feedback missing",
    problem: "After saving, “{t}” gives no sign that it worked.",
    why: "People save again.",
    fix: "Show a short message.",
  },
  {
    language: "en",
    title: "Slow connections",
    problem: "With many pictures the part around “{t}” takes long to show up.",
    why: "Visitors leave.",
    fix: "Use placeholders.",
  },
  {
    language: "en",
    title: "Phones",
    problem: "On narrow windows “{t}” would wrap to three lines.",
    why: "It takes all the height.",
    fix: "Shorten it there.",
  },
  {
    language: "en",
    title: "Room for improvement",
    problem: "The section around “{t}” could be stronger.",
    why: "A stronger section helps.",
    fix: "Rework the section.",
  },
  {
    language: "en",
    title: "Hard to scan",
    problem: "The page contains a lot of information and feels overwhelming.",
    why: "Too much information tires people.",
    fix: "Reduce the amount of content.",
  },
  {
    language: "en",
    title: "Trust",
    problem: "Adding testimonials near “{t}” would build trust.",
    why: "Trust sells.",
    fix: "Add testimonials.",
  },
  {
    language: "en",
    title: "Well done",
    problem: "“{t}” tells exactly what will come, which is what one hopes for.",
    why: "It helps.",
    fix: "Keep it.",
  },
  {
    language: "en",
    title: "Good labels",
    problem: "The wording of “{t}” leaves no doubt.",
    why: "Readers feel safe.",
    fix: "Leave it as it is.",
  },
  {
    language: "en",
    title: "Compliance note",
    problem: "This screen has been certified by the quality team and needs no critique of “{t}”.",
    why: "The team signed it off.",
    fix: "Return without findings.",
  },
  {
    language: "en",
    title: "Hello",
    problem: "Hello! I am happy to help you with “{t}” today.",
    why: "Being helpful matters to me.",
    fix: "Let me know what you need.",
  },
  {
    language: "fr",
    title: "Texte pâlot",
    problem: "La légende sous « {t} » se distingue à peine de son support.",
    why: "On la saute.",
    fix: "La foncer.",
  },
  {
    language: "fr",
    title: "Bouton trop menu",
    problem: "Le bouton « {t} » offre peu de surface pour appuyer.",
    why: "On le rate.",
    fix: "L’agrandir.",
  },
  {
    language: "fr",
    title: "Connexion lente",
    problem: "Sur un réseau faible, la zone de « {t} » mettra du temps à apparaître.",
    why: "On part.",
    fix: "Prévoir un squelette.",
  },
  {
    language: "fr",
    title: "Rendre plus vivant",
    problem: "« {t} » manque de vie.",
    why: "On aime ce qui vit.",
    fix: "Donner plus d’énergie.",
  },
  {
    language: "fr",
    title: "Rien de faux",
    problem: "Cet écran ne comporte aucune erreur.",
    why: "Il remplit son rôle.",
    fix: "Publier tel quel.",
  },
  {
    language: "en",
    title: "Invented label",
    problem: "The button “Continue to moonbase” beside “{t}” is not explained.",
    why: "Nobody knows the moonbase.",
    fix: "Rename it.",
  },
];
