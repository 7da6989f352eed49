import { list } from "../list.ts";

/** English words that name nothing: in the middle of a sentence none of them has a capital. */
export const NEVER_NAMES: ReadonlySet<string> = list(
  "we, you, they, he, she, our, your, their, his, her, my, this, that, these, those, and, or, but, so, because, if, when",
  "while, where, which, who, what, how, with, without, from, into, for, of, to, in, on, at, by, as, are, was, were, have",
  "has, had, do, does, did, can, could, should, would, not",
);

/** Verbs by which a sentence calls on people, and that name no product: behind a comma they have no capital. */
export const CALLING_VERBS: ReadonlySet<string> = list(
  "find, discover, choose, learn, enjoy, explore, get, see, try, make, take, keep, stay, join, start, give, let, come",
);

/** Words that begin many sentences, and are no part of a name behind a point: “Socket.IO”, “About.Me”. */
export const SENTENCE_OPENERS: ReadonlySet<string> = list(
  "the, all, he, she, it, i, we, you, they, this, these, that, our, your, my, his, her, their, if, when, for, with",
  "there, please, an, a",
  "le, la, les, un, une, il, elle, nous, vous, je, ce, cette, ces, notre, votre, dans, pour, avec, si, c, l, d, j",
);
