import { list } from "../list.ts";

/**
 * Words in the name of a layer that tell that its texts are examples of what users write, not copy of the product.
 */
export const USER_WRITTEN_WORDS: ReadonlySet<string> = list(
  "review, reviews, comment, comments, testimonial, testimonials, quote, chat, bubble, conversation",
  "tweet, post, feed, thread, reply, inbox, email, mail, transcript, avis, commentaire, commentaires",
  "temoignage, temoignages, discussion, reponse",
);

/** Words among these that name several such texts together, with their heading. */
export const USER_WRITTEN_LISTS: ReadonlySet<string> = list(
  "reviews, comments, testimonials, feed, thread, inbox, conversation, chat, commentaires, temoignages, avis, discussion",
);
