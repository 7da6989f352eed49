import { pluralFr as plural } from "../plural.ts";
import { PRODUCT } from "../../product.ts";
import type { RulesTexts } from "./rules.en.ts";

export const RULES_FR: RulesTexts = {
  title: "Règles",
  description: `Toutes les règles selon lesquelles ${PRODUCT.name} examine un design\u00a0: leur source et leurs résultats.`,
  heading: ({ count }) => `${count} règles et leurs résultats`,
  lead: "Un constat vaut ce que vaut sa règle. Les voici toutes, avec leur source et leurs chiffres.",
  method:
    "Juste\u00a0: nous lisons deux fois ce qu’une règle trouve dans de vrais designs, chaque fois sans connaître l’autre verdict. Nous comptons ce que les deux lectures jugent vrai et utile à dire. Les constats des règles les plus récentes, et ceux de designs dessinés librement, n’ont été lus qu’une fois.",
  house: "Vos propres mots, valeurs et principes s’y ajoutent : ce sont vos règles maison.",
  houseLink: "Comment marchent les règles maison",
  search: "Chercher une règle",
  none: "Aucune règle ne correspond à ces mots.",
  ask: "Dites-nous ce que vous cherchiez",
  all: "Toutes",
  count: ({ count }) => plural(count, `${count} règle`, `${count} règles`),
  json: "Les mêmes en JSON",
  aspect: "Aspect",
  few: ({ part, whole }) =>
    `trop peu pour le dire\u00a0: ${part} sur ${whole} ${Number(part) < 2 ? "juste" : "justes"}`,
  trial: "À l’essai",
  trialLead:
    "Moins de dix de leurs constats ont été lus jusqu’ici, ou moins de six sur dix étaient justes. À prendre comme des indices.",
  weak: "Faible jusqu’ici\u00a0: à lire avec prudence.",
  platform: "Plateforme",
  platforms: { any: "Toutes", ios: "iOS", android: "Android", web: "Web" },
  bad: "Le défaut\u00a0:",
  good: "Mieux\u00a0:",
  drawn: { bad: "Un petit écran avec le défaut, encadré", good: "Le même écran sans le défaut" },
  onSample: "Voir un rapport entier",
  back: ({ count }) => `Les ${count} règles`,
  severity: "Gravité",
  certainty: "Certitude",
  basis: "Source",
  rightLong: "Constats justes dans de vrais designs",
  others: ({ aspect }) => `Autres règles\u00a0: ${aspect}`,
  notMet: "pas encore rencontrée dans de vrais designs",
  share: ({ part, whole }) => `${part} sur ${whole}`,
};
