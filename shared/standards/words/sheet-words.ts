import { list } from "../list.ts";

/** Words by which a sample of letters names itself on a sheet of styles: `Heading 2`, `Body L`, `H1`. */
export const TYPE_STYLE_WORDS: ReadonlySet<string> = list(
  "heading, headline, title, subtitle, subheading, display, body, caption, label, overline, paragraph",
  "microcopy, sub, lead, font, eyebrow, titre, corps, legende, paragraphe, police, h1, h2, h3, h4, h5, h6",
);

/** The same, unless it goes on with a number: `Text 1` is filler, `Line height L` a sample. */
export const TYPE_PROPERTY_WORDS: ReadonlySet<string> = list(
  "text, line, height, letter, spacing, button, link",
);

/** Such a name goes on with a size or a weight. */
export const TYPE_STEP_WORDS: ReadonlySet<string> = list(
  "xs, xxs, s, m, l, xl, xxl, 2xl, 3xl, 4xl, small, medium, large, extra, regular, bold, light, semibold",
  "semi, strong, thin, black, italic, petit, moyen, grand, gras, tight, wide",
);

/** States of a control that no screen names to the people who use it. */
export const DRAWN_STATE_WORDS: ReadonlySet<string> = list(
  "hover, hovered, pressed, focus, focused, focussed, rest, resting, survol, presse, focalise",
);

/** States that a screen may name as well: an order is active, a switch is on. */
export const OTHER_STATE_WORDS: ReadonlySet<string> = list(
  "default, normal, active, disabled, enabled, selected, filled, empty, error, loading, visited, idle, on, off",
  "defaut, actif, desactive, selectionne, rempli, vide, erreur, chargement",
);
