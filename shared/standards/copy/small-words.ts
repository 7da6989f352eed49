import { list } from "../list.ts";

/** Words that begin many sentences, and are no part of a name behind a point: “Socket.IO”, “About.Me”. */
export const SENTENCE_OPENERS: ReadonlySet<string> = list(
  "the, all, he, she, it, i, we, you, they, this, these, that, our, your, my, his, her, their, if, when, for, with",
  "there, please, an, a",
  "le, la, les, un, une, il, elle, nous, vous, je, ce, cette, ces, notre, votre, dans, pour, avec, si, c, l, d, j",
);
