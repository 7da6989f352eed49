import type { HouseChange } from "../../../house-rules/house-changes.ts";
import { PRODUCT } from "../../../product.ts";
import { pluralFr as plural } from "../../plural.ts";
import type { TextsLike } from "../../texts-like.ts";
import type { TEAM_HOUSE_EN } from "./team-house.en.ts";

const COUNTED: Readonly<Record<HouseChange["part"], (count: number) => string>> = {
  brief: () => "du brief",
  words: (count) => plural(count, "d’un mot", `de ${count} mots`),
  values: (count) => plural(count, "d’une valeur", `de ${count} valeurs`),
  principles: (count) => plural(count, "d’un principe", `de ${count} principes`),
  rules: (count) => plural(count, "d’une règle", `de ${count} règles`),
};

const DONE: Readonly<Record<HouseChange["kind"], string>> = {
  added: "Ajout",
  removed: "Suppression",
  changed: "Modification",
};

/** The page of a team's house rules, in French. */
export const TEAM_HOUSE_FR: TextsLike<typeof TEAM_HOUSE_EN> = {
  title: "Règles maison",
  lead: "Ce que votre équipe a décidé : ses mots, ses valeurs, ses principes. Chaque revue d’un membre s’y tient.",
  away: "Les règles maison n’ont pas pu être chargées.",
  team: ({ team }) => `Équipe ${team}`,
  saved: ({ date, by }) => `Dernière modification le ${date}${by ? ` par ${by}` : ""}.`,
  never: "Rien n’a encore été enregistré.",
  readOnly: "Vous pouvez lire ces règles. C’est le propriétaire de l’équipe qui les modifie.",
  noTeam: {
    lead: "Une équipe garde ses règles maison dans son compte, et le plugin de chaque membre les y lit.",
    text: "Vous n’êtes dans aucune équipe. Vous pouvez tout de même avoir des règles maison : dans un fichier Figma, où tous ceux qui l’ouvrent les partagent, ou dans un fichier regard.config.json à côté de vos maquettes pour la ligne de commande. Avec votre propre formule, une équipe d’une personne suffit aussi.",
    found: "Créer une équipe",
    help: "Comment marchent les règles maison",
  },
  brief: {
    heading: "Brief",
    text: "Ce qu’est le produit, pour qui, ce qu’on vient y faire, comment il parle, et ce qui est voulu.",
    label: "Brief",
    example:
      "L’application d’une banque pour des traders. Dense, c’est voulu : ils comparent vingt taux d’un coup d’œil.",
  },
  words: {
    heading: "Mots",
    text: "Ce que vous dites, ce que vous ne dites jamais à la place, et les noms qui s’écrivent toujours pareil.",
    none: "Aucun mot pour l’instant.",
    add: "Ajouter des mots",
    addHint:
      "Un par ligne, par exemple « S’identifier → Se connecter », ou « iPhone » pour un nom. Un tableau aux colonnes say, never, where, language et kind convient aussi.",
    file: "Ajouter depuis un fichier CSV",
    where: "Où",
    places: { everywhere: "Partout", buttons: "Boutons", headings: "Titres" },
    language: "Langue",
    anyLanguage: "Toutes",
    kinds: { say: "", exact: "Tel quel", name: "Nom" },
    submit: "Ajouter",
    filter: "Trouver un mot",
    count: ({ count }) => plural(count, `${count} mot`, `${count} mots`),
    more: ({ count }) => plural(count, `${count} de plus`, `${count} de plus`),
  },
  values: {
    heading: "Valeurs",
    text: "Ce que vos maquettes peuvent employer. Ce que vous laissez vide reste libre.",
    names: {
      fontSizes: "Tailles de texte (px)",
      fontWeights: "Graisses",
      radii: "Rayons d’angle (px)",
      gaps: "Espacements (px)",
      colors: "Couleurs",
      minContrast: "Contraste minimal du texte",
      minTarget: "Plus petite zone tactile (px)",
      buttonCase: "Majuscules des boutons",
      headingCase: "Majuscules des titres",
      dates: "Dates",
      times: "Heures",
      amounts: "Montants",
    },
    groups: {
      sizes: { heading: "Tailles", hint: "Séparées par des virgules : 4, 8, 16" },
      colors: { heading: "Couleurs", hint: "Séparées par des virgules : Marque #1a2b3c, #ffffff" },
      writing: { heading: "Écriture", hint: "" },
    },
    open: "Aucune règle",
    cases: { sentence: "Comme une phrase", title: "Majuscule À Chaque Mot", capitals: "TOUT EN CAPITALES" },
  },
  principles: {
    heading: "Principes",
    text: "En phrases : ce que l’œil seul peut juger. Un second avis les cherche, et son constat cite le principe.",
    none: "Aucun principe pour l’instant.",
    name: "Nom",
    rule: "Principe",
    example: "Toute action destructrice peut être annulée.",
    submit: "Ajouter",
  },
  rules: {
    heading: `Règles de ${PRODUCT.name}`,
    text: "Désactivez ce qui ne convient pas à votre produit, ou donnez-lui plus ou moins de poids.",
    none: `Toutes les règles de ${PRODUCT.name} s’appliquent telles quelles.`,
    rule: "Règle",
    choose: "Choisir une règle",
    how: "Désormais",
    choices: { off: "Désactivée", weaker: "Compte moins", stricter: "Compte plus" },
    submit: "Définir",
  },
  remove: ({ name }) => `Retirer ${name}`,
  save: {
    none: "Tout est enregistré.",
    open: "Pas encore enregistré :",
    save: "Enregistrer pour l’équipe",
    discard: "Abandonner",
    done: "C’est enregistré. Les plugins de votre équipe appliqueront ces règles dès leur prochain démarrage.",
    faults: "Une partie ne peut pas encore être enregistrée :",
  },
  file: {
    heading: "Emporter",
    text: "Les mêmes règles en un fichier, pour la ligne de commande et votre dépôt.",
    download: "Télécharger regard.config.json",
    open: "Ouvrir un regard.config.json",
    opened: "Le fichier est ouvert. Rien n’est enregistré tant que vous ne l’enregistrez pas.",
  },
  history: {
    heading: "Historique",
    text: "Les cinquante dernières versions.",
    version: ({ version }) => `Version ${version}`,
    restore: ({ version }) => `Rétablir la version ${version}`,
    restored: ({ version }) =>
      `Voici de nouveau la version ${version}. Enregistrez-la pour qu’elle s’applique.`,
    somebody: "une personne partie depuis",
  },
  nothing: "Rien qui diffère de ce que vous aviez vu.",
  change: ({ part, kind, count, names }) => {
    const named = names.length === 0 ? "" : ` : ${names.join(", ")}${count > names.length ? ", …" : ""}`;
    return `${DONE[kind]} ${COUNTED[part](count)}${named}`;
  },
};
