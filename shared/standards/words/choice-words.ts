import { list } from "../list.ts";

/** What a filter says that leaves nothing out: whatever is chosen beside it contradicts it. */
export const EVERYTHING_LABELS = list("all, everything, any, tout, tous, toutes, alle, todo, todos, все");

/** Words of the orders in which a list can be sorted. */
export const SORT_WORDS = list(
  "ascending, descending, newest, oldest, cheapest, latest, rating, popularity, relevance, croissant, decroissant",
  "recents, anciens, pertinence, popularite, aufsteigend, absteigend",
);
