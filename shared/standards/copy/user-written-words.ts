import { list } from "../list.ts";

/** In the name of a layer they say that its texts are examples of what users write, not copy of the product. */
export const USER_WRITTEN_WORDS: ReadonlySet<string> = list(
  "review, reviews, comment, comments, testimonial, testimonials, quote, chat, bubble, conversation",
  "tweet, post, feed, thread, reply, inbox, email, mail, transcript, avis, commentaire, commentaires",
  "temoignage, temoignages, discussion, reponse",
);

/** Of these, what names several of them together, with their heading. */
export const USER_WRITTEN_LISTS: ReadonlySet<string> = list(
  "reviews, comments, testimonials, feed, thread, inbox, conversation, chat, commentaires, temoignages, avis, discussion",
);
