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
