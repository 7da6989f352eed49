import { list } from "../list.ts";

/** Words by which French is told from English: frequent ones that English does not have. */
export const FRENCH_WORDS: ReadonlySet<string> = list(
  "le, la, les, des, du, de, une, et, est, sont, vous, votre, vos, nous, notre, nos, avec, pour, dans",
  "sur, ce, cette, ces, que, qui, quoi, où, être, avoir, pas, plus, mon, ma, mes, au, aux, ou, par",
  "je, il, elle, se, sa, son, un, connexion, connecter, enregistrer, annuler, supprimer, ajouter",
  "modifier, suivant, retour, paramètres, passe, mot, nom, prénom, rechercher, recherche, aide",
  "accueil, commencer, voir, savoir, lire, acheter, envoyer, partager, ouvrir, fermer, afficher",
  "compte, commande, prix, gratuit, aujourd'hui, hier, demain, panier, suite, lundi, mardi, mercredi",
  "jeudi, vendredi, samedi, dimanche, janvier, février, juillet, août, décembre, semaine, mois, jours",
  "heures, matin, soir, nuit, livraison, paiement, réserver, réservez, découvrir, découvrez, choisir",
  "choisissez, inscription, inscrire, créer, créez, oublié, oubliée, bienvenue, bonjour, merci, veuillez",
  "déjà, téléphone, ville, rue, personnes, chambre, billet, repas, boissons, eau, légumes, poulet",
  "taille, couleur, femme, homme, enfants, soins, santé, tâche, tâches, équipe, réunion, facture, dépenses",
  "solde, valider, continuer, quitter, déconnexion, mentions, légales, nouveauté, nouveautés, essai",
);

/** Texts of links that say nothing about where they lead. */
export const VAGUE_LINKS_FR: ReadonlySet<string> = list(
  "cliquez ici, cliquer ici, clique ici, ici, lien, un lien, ce lien, en savoir plus, plus d'infos",
  "plus d'informations, lire la suite, lire plus, voir plus, la suite, cette page, savoir plus",
);

/** Labels of buttons that answer a question without naming what happens. */
export const YES_NO_FR: ReadonlySet<string> = list("oui, non");

/** Labels of buttons that could stand on any button. */
export const VAGUE_BUTTONS_FR: ReadonlySet<string> = list(
  "soumettre, valider, cliquez ici, cliquer ici, clique ici, appuyez ici, ici, plus, plus d'infos, exécuter, traiter",
);

/** Labels that confirm without saying what: vague where one could also refuse, or has filled something in. */
export const CONSENT_FR: ReadonlySet<string> = list("ok, d'accord");

/** Labels of buttons that refuse. */
export const REFUSALS_FR: ReadonlySet<string> = list("annuler, non, non merci, pas maintenant, plus tard");

/** Whole error messages that say neither what is wrong nor what to do. */
export const EMPTY_ERRORS_FR: ReadonlySet<string> = list(
  "oups, une erreur est survenue, une erreur s'est produite, erreur inconnue, erreur inattendue",
  "oups une erreur est survenue, quelque chose s'est mal passé, une erreur inconnue est survenue",
  "une erreur inattendue est survenue, une erreur inconnue s'est produite, il y a eu un problème",
  "un problème est survenu, ça n'a pas marché, cela n'a pas fonctionné",
);

/** Sentences that stand with such a message and add nothing to it. */
export const EMPTY_ADVICE_FR: ReadonlySet<string> = list(
  "veuillez réessayer, réessayez plus tard, veuillez réessayer plus tard, merci de réessayer",
  "merci de réessayer plus tard, essayez plus tard, désolé, nous sommes désolés",
  "veuillez nous excuser pour la gêne occasionnée",
);

/** They are messages under a field, and statuses elsewhere. */
export const EMPTY_FIELD_ERRORS_FR: ReadonlySet<string> = list(
  "invalide, erreur, non valide, champ invalide, saisie invalide, valeur invalide, incorrect",
  "erreur de saisie, valeur incorrecte",
);
