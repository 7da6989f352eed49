import { list } from "../list.ts";

/** Labels of a filter that leaves nothing out: any other choice beside it contradicts it. */
export const EVERYTHING_LABELS = list("all, everything, any, tout, tous, toutes, alle, todo, todos, все");

/** Sizes of clothes: one is bought at a time. */
export const SIZE_LABELS = list("xxs, xs, s, m, l, xl, xxl, 2xl, 3xl");

/** Words that stand where several may be chosen. */
export const FILTER_WORDS = list(
  "filter, filters, apply, reset, clear, filtre, filtres, filtrer, appliquer, effacer",
);

/** Words of the orders in which a list can be sorted. */
export const SORT_WORDS = list(
  "ascending, descending, newest, oldest, cheapest, latest, rating, popularity, relevance, croissant, decroissant",
  "recents, anciens, pertinence, popularite, aufsteigend, absteigend",
);
