import { list } from "../list.ts";

/** Words on or around a field that say by themselves what it is for: it needs no label of its own. */
export const SELF_EXPLAINING_WORDS: ReadonlySet<string> = list(
  "search, searching, find, looking, filter, sort, chat, message, comment, reply, ask, write, prompt, composer, explore, say, aa",
  "recherche, rechercher, chercher, cherchez, trouver, filtrer, trier, commentaire, commenter, repondre, reponse, demander, demandez",
  "posez, ecrire, ecrivez",
  "suche, suchen, nachricht, kommentar, buscar, busqueda, mensaje, comentario, pesquisar, pesquisa, cerca, ricerca",
  "поиск, искать, наити, сообщение, комментарии",
);

/** Words of buttons that destroy something; to clear a filter or a date loses nothing. */
export const DESTRUCTIVE_WORDS: ReadonlySet<string> = list(
  "delete, erase, discard, destroy, deactivate, supprimer, desactiver",
  "loschen, eliminar, borrar, excluir, apagar, eliminare, elimina, cancellare, удалить, hapus, usun, verwijderen",
);
