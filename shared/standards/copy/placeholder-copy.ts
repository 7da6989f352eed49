import { list } from "../list.ts";

/** Filler that no reader is meant to see: of generators, in Latin and in the English that they offer beside it. */
export const FILLER =
  /\blorem ipsum\b|\bloremipsum|\bdolor sit amet\b|\bconsectetur adipiscing\b|\bsed do eiusmod\b|\bsed ut perspiciatis\b|\bunde omnis iste\b|\bnemo enim ipsam\b|\bneque porro quisquam\b|\but enim ad minim\b|\bduis aute irure\b|\bexcepteur sint\b|\bquis nostrud\b|\bat vero eos\b|\bnam libero tempore\b|\baccusantium doloremque\b|\bullamcorper\b|\bpellentesque\b|\bphasellus\b|\bsuspendisse\b|\bsollicitudin\b|\bscelerisque\b|\bcondimentum\b|\bmalesuada\b|\bmistaken idea of denouncing\b|\brighteous indignation and dislike\b|\bbehind the word mountains\b|\bserenity has taken possession of my\b|\bgregor samsa woke\b|\b(?:copy|text) goes here\b/i;

/** Default texts of components that hardly any product says, in lower case. */
export const DEFAULT_TEXTS: ReadonlySet<string> = list(
  "label, button, heading, subheading, subtitle, headline, placeholder, value, page title",
  "section title, card title, title here, text here, your text here, text goes here, insert text here",
  "something, type something, add text here, supporting text, supporting line text, list item, menu item",
  "button cta, cta, lorem, xxx, xxxx, libellé, bouton, sous-titre, valeur",
  "texte ici, votre texte ici, titre ici, titre de la page, titre de page, texte du bouton",
  "corps de texte, élément de liste",
  "answer the frequently asked question in a simple sentence a longish paragraph or even in a list",
  "body text for whatever you'd like to say",
);

/** Default texts that are also honest words: they count only beside certain ones. */
export const AMBIGUOUS_TEXTS: ReadonlySet<string> = list(
  "title, description, date, link, tag, name, caption, item, option, badge, body, quote, paragraph",
  "body text, $0, $0.00, €0, €0.00, 0 €, 0,00 €, john doe, jane doe, titre, lien, nom, étiquette",
  "élément, citation, paragraphe, jean dupont, tbd, todo, text, texte",
);

/** Ambiguous texts that no product has as the title of a screen: a section may well be called 'Description'. */
export const TITLE_TEXTS: ReadonlySet<string> = list("title, titre, body text");

/** Of these words alone no text for people is made: 'Text heading', 'Button label'. */
export const GENERIC_WORDS: ReadonlySet<string> = list(
  "text, label, heading, subheading, headline, button, placeholder, title, subtitle, body, caption",
  "helper, link, paragraph",
);

/** A thing and a part of it, as sample cards have them: 'Review title', 'Product name'. */
export const SAMPLE_TEXT =
  /^(review|product|card|section|article|post|blog|author|reviewer|user|customer|brand|category) (title|name|body|heading|description|text|label)$/;
