import { fromHex } from "../../../shared/scene/color.ts";
import type { SeenPart } from "../screen/seen-screen.ts";

const words = (list: string): readonly string[] => list.split(", ");

/** Words that people have for a role, in both languages: by them a part without words of its own is known. */
const ROLE_WORDS: Readonly<Record<string, readonly string[]>> = {
  button: words("button, bouton, action"),
  "icon-button": words("button, bouton, icon, icône, arrow, flèche, heart, cœur, menu"),
  icon: words("icon, icône, star, étoile, arrow, flèche, symbol, symbole, heart, cœur, logo"),
  link: words("link, lien"),
  field: words("field, champ, form, formulaire, input, saisie"),
  checkbox: words("checkbox, case, filter, filtre, option, tick"),
  radio: words("radio, option, choice, choix"),
  switch: words("switch, interrupteur, toggle"),
  slider: words("slider, curseur, scale, échelle, range"),
  chip: words("chip, filter, filtre, pastille, tag"),
  tab: words("tab, onglet"),
  "tab-bar": words("tab, onglet, navigation, barre"),
  "segmented-item": words("tab, onglet, segment"),
  "list-row": words("row, ligne, list, liste, entry, entrée, cell, cellule, column, colonne, table, tableau"),
  card: words("card, carte, block, bloc, panel"),
  panel: words(
    "panel, panneau, block, bloc, section, band, bandeau, background, fond, card, carte, footer, header",
  ),
  picture: words(
    "picture, photo, image, illustration, visual, visuel, banner, bandeau, video, vidéo, logo, avatar",
  ),
  "screen-title": words("title, titre, heading"),
  "section-heading": words("title, titre, heading, rubrique"),
  text: words("text, texte, label, line, ligne, paragraph, paragraphe, word, mot"),
  price: words("price, prix, amount, montant"),
  badge: words("badge, pastille, tag"),
  logo: words("logo, brand, marque"),
  sheet: words("sheet, panel, dialog, panneau, menu"),
};

/** Names of colours, each with the hue in degrees up to which it is used. */
const HUES: readonly (readonly [number, readonly string[]])[] = [
  [18, words("red, rouge")],
  [45, words("orange, brown, brun, marron")],
  [70, words("yellow, jaune, gold, doré")],
  [165, words("green, vert, verte")],
  [200, words("cyan, turquoise, blue, bleu, teal")],
  [255, words("blue, bleu, bleue")],
  [290, words("purple, violet, violette, mauve")],
  [340, words("pink, rose, magenta, purple")],
  [361, words("red, rouge, pink, rose")],
];

const DARK = words("black, noir, noire, dark, foncé, sombre");
const LIGHT = words("white, blanc, blanche, light, clair");
const GREY = words("grey, gray, gris, grise");

function hueOf({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): number {
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  if (most === r) return (60 * ((g - b) / span) + 360) % 360;
  return most === g ? 60 * ((b - r) / span) + 120 : 60 * ((r - g) / span) + 240;
}

const GREYEST = 0.06;
/** The degrees around the border of two colours in which either name is used. */
const BETWEEN_DEGREES = 8;

/** All names of a hue: those of its neighbours where it lies near their edge. */
function namesOfHue(hue: number): readonly string[] {
  const at = (degrees: number) => HUES.find(([to]) => (degrees + 360) % 360 < to)?.[1] ?? [];
  return [...new Set([...at(hue), ...at(hue - BETWEEN_DEGREES), ...at(hue + BETWEEN_DEGREES)])];
}

/** The words that a colour may be called by. */
export function wordsOfColor(hex: string): readonly string[] {
  const { r, g, b } = fromHex(hex);
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const hue = most - least > GREYEST ? namesOfHue(hueOf({ r, g, b })) : GREY;
  return [...hue, ...(most < 0.35 ? DARK : []), ...(least > 0.75 ? LIGHT : [])];
}

const HEX = /#[0-9a-f]{6}/g;

/** Words in the names of components, with those that people use for them in French. */
const IN_FRENCH: Readonly<Record<string, readonly string[]>> = {
  account: words("compte"),
  article: words("article"),
  avatar: words("portrait"),
  basket: words("panier"),
  breadcrumb: words("ariane"),
  calendar: words("calendrier"),
  card: words("carte"),
  cart: words("panier"),
  cell: words("cellule"),
  chart: words("graphique"),
  checkbox: words("case"),
  column: words("colonne"),
  comment: words("commentaire"),
  dialog: words("dialogue, fenêtre"),
  error: words("erreur"),
  field: words("champ"),
  filter: words("filtre"),
  footer: words("pied, page"),
  form: words("formulaire"),
  gallery: words("galerie"),
  header: words("en-tête, entête, haut"),
  image: words("image"),
  item: words("entrée, élément"),
  list: words("liste"),
  login: words("connexion"),
  map: words("plan"),
  message: words("message"),
  navigation: words("menu"),
  pagination: words("page, pages"),
  payment: words("paiement"),
  price: words("prix"),
  pricing: words("prix, tarif"),
  product: words("produit"),
  profile: words("profil"),
  quote: words("citation, témoignage"),
  review: words("avis, commentaire"),
  row: words("ligne"),
  search: words("recherche"),
  settings: words("réglage"),
  sidebar: words("panneau, colonne"),
  step: words("étape"),
  table: words("tableau"),
  tag: words("étiquette"),
  testimonial: words("témoignage"),
  title: words("titre"),
};

/** The words that people may call a part by: its kind, its colours, what its component is called. */
export const wordsForPart = ({ role, letters, looks }: SeenPart): readonly string[] => {
  const look = [letters, ...looks].join(" ");
  const component = /component:"([^"]*)"/.exec(look)?.[1] ?? "";
  const names = component.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return [
    role,
    ...(ROLE_WORDS[role] ?? []),
    ...(look.match(HEX) ?? []).flatMap(wordsOfColor),
    ...names,
    ...names.flatMap((name) => IN_FRENCH[name.replace(/s$/, "")] ?? []),
  ];
};
