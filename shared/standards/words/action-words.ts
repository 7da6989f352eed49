import { list } from "../list.ts";

/** Whole labels of buttons that lead away from the task, or show it anew: the rest of it, a part of it, in another language. */
export const LEAVING_LABELS: ReadonlySet<string> = list(
  "cancel, back, go back, skip, not now, later, maybe later, no thanks, dismiss, close, skip for now",
  "skip this step, skip step, do it later, do this later, remind me later, passer cette étape, passer pour l'instant",
  "passer pour le moment, me le rappeler plus tard",
  "annuler, retour, passer, plus tard, pas maintenant, non merci, fermer, ignorer, quitter",
  "reset, clear, clear all, reset all, réinitialiser, effacer, zurücksetzen, restablecer, limpiar, limpar, сбросить, очистить",
  "sıfırla, temizle, atur ulang",
  "home, go home, go to home, back home, go back home, return home, accueil",
  "logout, log out, sign out, log off, déconnexion, se déconnecter, cerrar sesión, sair, voltar, zurück, abmelden, indietro",
  "continue shopping, keep shopping, continuer mes achats, weiter einkaufen, seguir comprando, continuar comprando",
  "продолжить покупки, refresh, actualiser, aktualisieren, actualizar, atualizar, обновить",
  "english, français, deutsch, español, italiano, português, nederlands, türkçe, русский",
  "show more, load more, see more, view more, show all, view all, filter, filters, filtres, filtern, help, get help, aide, hilfe",
  "voir plus, afficher plus, voir tout, charger plus, mehr anzeigen, mehr laden, ver más, ver mais, mostrar más, carregar mais",
  "показать ещё, показать еще, загрузить ещё, фильтр, помощь, daha fazla, lihat semua",
  "atrás, volver, cancelar, cerrar, omitir, назад, отмена, отменить, пропустить, позже, закрыть, выйти, вернуться",
);

/** Words that, after the first, turn “log in” into its contrary, and “continue” into a way round. */
export const LEAVES_AGAIN: ReadonlySet<string> = list("out, off, without, later, sans, tard");

/** First words of what sends a form, without accents. */
export const SUBMIT_VERBS: ReadonlySet<string> = list(
  "send, save, submit, register, create, continue, pay, book, order, subscribe, apply, confirm, join, next, sign, log",
  "login, signup, publish, request, reserve, update, envoyer, enregistrer, valider, inscription, creer, continuer, payer",
  "reserver, commander, abonner, postuler, confirmer, rejoindre, suivant, connexion, publier, demander, connecter",
);

/** Of buttons in the bar of a site that are at hand on every page, without accents. */
export const TOOL_WORDS: ReadonlySet<string> = list(
  "search, cart, basket, bag, wishlist, favorites, favourites, rechercher, recherche, panier, favoris, suche, warenkorb",
  "carrito, buscar, carrinho, carrello, корзина, поиск, избранное",
);
