import { list } from "../list.ts";

/** Whole labels of buttons that lead away from the task. */
export const LEAVING_LABELS: ReadonlySet<string> = list(
  "cancel, back, go back, skip, not now, later, maybe later, no thanks, dismiss, close, skip for now",
  "skip this step, skip step, do it later, do this later, remind me later, passer cette étape, passer pour l'instant",
  "passer pour le moment, me le rappeler plus tard",
  "annuler, retour, passer, plus tard, pas maintenant, non merci, fermer, ignorer",
);

/** Whole labels, or first words of them, that lead on or away, as the words of a name. */
export const WAY_OUT_LABELS: ReadonlySet<string> = new Set([
  ...LEAVING_LABELS,
  ...list(
    "x, go, try, back, close, cancel, dismiss, done, skip, continue, next, home, menu, again, not, no, maybe, got, ok",
    "okay, start, sign, log, understood, retour, fermer, annuler, terminer, passer, continuer, suivant, accueil, plus",
    "non, reessayer, se, commencer, compris, j ai compris, d accord",
  ),
]);

/** First words of buttons that finish a task, without accents: several of them in one place are several main actions. */
export const TASK_VERBS: ReadonlySet<string> = list(
  "add, buy, order, pay, book, reserve, save, send, submit, share, download, upload, export, import, create, delete",
  "remove, edit, update, publish, print, subscribe, donate, apply, confirm, start, join, invite, compare, rent, sell",
  "ajouter, acheter, commander, payer, reserver, enregistrer, envoyer, partager, telecharger, exporter, importer, creer",
  "supprimer, modifier, publier, imprimer, abonner, postuler, confirmer, commencer, rejoindre, inviter, comparer, louer",
);

/** Words that, after the first, turn “log in” into its contrary, and “continue” into a way round. */
export const LEAVES_AGAIN: ReadonlySet<string> = list("out, off, without, later, sans, tard");

/** First words of what sends a form, without accents. */
export const SUBMIT_VERBS: ReadonlySet<string> = list(
  "send, save, submit, register, create, continue, pay, book, order, subscribe, apply, confirm, join, next, sign, log",
  "login, signup, publish, request, reserve, update, envoyer, enregistrer, valider, inscription, creer, continuer, payer",
  "reserver, commander, abonner, postuler, confirmer, rejoindre, suivant, connexion, publier, demander, connecter",
);

/** Words that lead away wherever they stand in a label, in English, French, Spanish and Russian. */
export const LEAVING_WORDS: ReadonlySet<string> = list(
  "back, cancel, skip, later, close, dismiss, not, no, without, quit, exit, retour, annuler, passer, ignorer, plus",
  "fermer, non, sans, quitter, atras, volver, cancelar, cerrar, omitir, назад, отмена, отменить, пропустить, позже",
  "закрыть, выйти, вернуться, нет, не",
);
