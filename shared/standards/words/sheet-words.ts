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

/** The first word of a colour that goes on with its shade: `Gray 1`, `Blue 500`, `Primary-100`. */
export const COLOR_WORDS: ReadonlySet<string> = list(
  "red, orange, yellow, amber, lime, green, emerald, teal, cyan, sky, blue, indigo, violet, purple, pink, rose",
  "fuchsia, magenta, brown, beige, grey, gray, slate, zinc, neutral, stone, black, white, primary, secondary",
  "tertiary, accent, brand, success, warning, error, danger, info, surface, background, rouge, jaune, vert",
  "bleu, gris, noir, blanc, rose, neutre, primaire, secondaire",
);

/** Words by which a sketch names the parts that are drawn later. */
export const ZONE_WORDS: ReadonlySet<string> = list(
  "logo, header, footer, contents, navbar, navigation, searchbar, scrollbar, sidebar, banner, carousel, slider, slideshow",
  "copyright, placeholder, entete, banniere, carrousel, diapo, diaporama",
);
