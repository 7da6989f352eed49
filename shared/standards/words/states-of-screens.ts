import { list } from "../list.ts";

/** Words by which a screen says that an entry was refused, or that something went wrong. */
export const REFUSAL_WORDS: ReadonlySet<string> = list(
  "error, errors, invalid, incorrect, wrong, failed, failure, required, must, oops, sorry, unable, denied, expired",
  "rejected, declined, mismatch, unavailable, problem, issue, missing, mandatory, cannot, exists",
  "erreur, erreurs, invalide, incorrect, incorrecte, echec, echoue, requis, requise, obligatoire, obligatoires, doit",
  "doivent, desole, impossible, refuse, refusee, expire, expiree, probleme, manquant, manquante, indisponible",
);

/** Words by which a screen says that there is nothing yet. */
export const EMPTINESS_WORDS: ReadonlySet<string> = list(
  "no, nothing, none, empty, yet, zero",
  "aucun, aucune, rien, vide, vides, encore, pas",
);

/** Titles of lists that people fill by themselves, and which are empty on their first day. */
export const OWN_LIST_WORDS: ReadonlySet<string> = list(
  "cart, basket, bag, favorites, favourites, favorite, favourite, wishlist, saved, bookmarks, notifications, messages",
  "chats, inbox, orders, bookings, downloads, history, notes, tasks, todo, reminders",
  "panier, favoris, notifications, messages, discussions, commandes, reservations, telechargements, historique, notes",
  "taches, rappels",
);
