import { list } from "../list.ts";

/**
 * Words in the name of a colour that tell its purpose: `text/primary`, `border-subtle`. English and French,
 * without accents.
 */
export const PURPOSE_WORDS = {
  text: list(
    "text, label, heading, title, foreground, fg, on, content, ink, caption, link, texte, libelle, titre",
  ),
  shape: list("icon, icons, glyph, foreground, fg, on, content, ink, icone, icones"),
  stroke: list("border, borders, stroke, outline, divider, line, ring, separator, bordure, contour, trait"),
  fill: list(
    "background, bg, surface, canvas, overlay, scrim, fill, container, layer, page, body, shadow, backdrop, fond",
  ),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;
