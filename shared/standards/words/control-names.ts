import { list } from "../list.ts";

/**
 * The terms by which names of layers and components tell a control, in English and French, lower case, without accents. The
 * most telling role comes first: a 'radio button' is a radio, a 'link button' a button.
 */
export const CONTROL_TERMS = [
  [
    "tab",
    list(
      "menu item, nav item, navigation item, navigation pill, nav pill, tab bar item, accordion header, accordion trigger",
      "element de menu",
    ),
  ],
  ["checkbox", list("checkbox, check box, case a cocher")],
  ["radio", list("radio, radio button, bouton radio")],
  ["switch", list("switch, toggle, interrupteur")],
  [
    "field",
    list(
      "select, dropdown, drop down, combobox, combo box, liste deroulante, selecteur, input, textfield, text field, field",
      "textarea, text area, textbox, text box, searchbar, search bar, search box, searchbox, champ, zone de texte",
      "zone de saisie, barre de recherche",
    ),
  ],
  ["chip", list("chip")],
  ["tab", list("tab, onglet")],
  ["button", list("button, btn, cta, fab, bouton")],
  ["link", list("link, hyperlink, lien")],
] as const satisfies readonly (readonly [string, ReadonlySet<string>])[];

/** After the name of a control they make it a group of controls, or a part of one. */
export const GROUP_OR_PART_WORDS: ReadonlySet<string> = list(
  "group, groups, list, bar, row, column, container, wrapper, wrap, set, stack, section, area, panel, grid",
  "menu, page, screen, view, docs, states, variants, text, label, title, name, icon, bg, background, fill",
  "border, outline, shape, base, shadow, line, underline, indicator, dot, knob, thumb, track, handle",
  "content, body, description, hint, helper, caption, placeholder, value, image, spacer, divider, overlay",
  "ripple, layer, mask, count, badge, focus, message, error, illustration, groupe, liste, conteneur, texte",
  "libelle, fond, icone, titre, contour, ombre, ligne, colonne",
);

/** Anywhere in a name they say that the layer is no control, or one that is not used by its box. */
export const NOT_A_CONTROL_WORDS: ReadonlySet<string> = list(
  "slider, redline, redlines, annotation, annotations, spec, specs, measure, guide, tooltip, toast",
  "snackbar, banner, skeleton, groupe, barre, curseur",
);

/** Before the name of a control they make it a part of one: 'texte du bouton', 'state of button'. */
export const OF_WORDS: ReadonlySet<string> = list("of, for, du, de, d, des");

/** Small boxes with a word in them that only inform. */
export const LABEL_BOX_WORDS: ReadonlySet<string> = list(
  "tag, badge, avatar, label, pill, status, counter, count, tooltip, toast, banner, chip, legend, cell, day",
  "date, key, swatch, token, color, colour, placeholder, image, logo, header, footer, step, number, alert",
  "message, bubble, card, etiquette, statut, cellule, jour, legende, couleur, carte, etape",
);

/** Boxes whose names say that they are there to be read, not written in. */
export const READING_BOX_WORDS: ReadonlySet<string> = list(
  "card, tile, banner, panel, notice, summary, accordion, faq, carte, tuile, encart, bandeau, resume, accordeon",
);

/** Words in a name or a variant that say a control cannot be used now. */
export const DISABLED_WORDS: ReadonlySet<string> = list(
  "disabled, inactive, desactive, desactivee, grise, grisee",
);
