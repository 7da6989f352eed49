import { list } from "../list.ts";

/** English words that name nothing: in the middle of a sentence none of them has a capital. */
export const NEVER_NAMES: ReadonlySet<string> = list(
  "we, you, they, he, she, our, your, their, his, her, my, this, that, these, those, and, or, but, so, because, if, when",
  "while, where, which, who, what, how, with, without, from, into, for, of, to, in, on, at, by, as, are, was, were, have",
  "has, had, do, does, did, can, could, should, would, not",
);

/** Ordinary English words that are names of people, months or products as well. */
export const NAMES_LIKE_WORDS: ReadonlySet<string> = list(
  "will, may, mark, grace, hope, rose, bill, jack, art, rich, pat, sue, drew, chase, faith, joy, dawn, summer, april",
  "june, march, august, ray, rob, frank, grant, dean, miles, page, lane, king, young, long, gray, brown, green, white",
  "black, stone, wood, woods, hill, banks, fields, rivers, wells, apple, amazon, meta, target, shell, gap, visa, square",
  "stripe, slack, notion, zoom, teams, word, excel, pages, numbers, photos, maps, messages, settings, home, wallet, health",
  "spring, winter, autumn, earth, sun, moon, god, sunday, monday, internet, english, french, one, two, three, mom, dad",
);
