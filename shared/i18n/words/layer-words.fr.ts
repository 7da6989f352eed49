import type { LayerWords } from "./layer-words.ts";

const FEMININE: ReadonlySet<string> = new Set(
  "case à cocher, puce, barre d’onglets, ligne, carte, barre d’état, image, icône, illustration, forme".split(
    ", ",
  ),
);

const ORDINALS = "deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième".split(
  " ",
);

const first = (kind: string): string => (FEMININE.has(kind) ? "première" : "premier");

function nth(kind: string, index: number): string {
  if (index === 1) return `${first(kind)} ${kind}`;
  const ordinal = ORDINALS[index - 2];
  return ordinal ? `${ordinal} ${kind}` : `${kind} ${index}`;
}

const VOWEL = /^[aeéèiou]/;

/** “Of the …”, by the word that follows and the gender of the thing. */
function of(whole: string, kind: string): string {
  if (VOWEL.test(whole)) return `de l’${whole}`;
  return `${FEMININE.has(kind) ? "de la" : "du"} ${whole}`;
}

/** French words for layers. */
export const LAYER_WORDS_FR: LayerWords = {
  kinds: {
    button: "bouton",
    "icon-button": "bouton icône",
    link: "lien",
    field: "champ",
    checkbox: "case à cocher",
    radio: "bouton radio",
    switch: "interrupteur",
    slider: "curseur",
    stepper: "compteur",
    chip: "puce",
    "segmented-item": "segment",
    "tab-bar": "barre d’onglets",
    tab: "onglet",
    "list-row": "ligne",
    card: "carte",
    "screen-title": "titre",
    "section-heading": "intertitre",
    "status-bar": "barre d’état",
    "home-indicator": "indicateur d’accueil",
    keyboard: "clavier",
    logo: "logo",
    picture: "image",
    badge: "badge",
    price: "prix",
    "error-text": "message d’erreur",
    "helper-text": "texte d’aide",
    "page-dots": "indicateur de page",
    progress: "indicateur de progression",
    text: "texte",
    icon: "icône",
    illustration: "illustration",
    line: "trait",
    circle: "cercle",
    shape: "forme",
    box: "bloc",
    group: "groupe",
    background: "fond",
    screen: "écran",
    part: "cadre",
    component: "composant",
    specimen: "cadre",
    board: "cadre",
  },
  places: {
    "top-left": "en haut à gauche",
    top: "en haut",
    "top-right": "en haut à droite",
    left: "à gauche",
    middle: "au milieu",
    right: "à droite",
    "bottom-left": "en bas à gauche",
    bottom: "en bas",
    "bottom-right": "en bas à droite",
  },
  pictograms: {
    "arrow-left": "flèche vers la gauche",
    "arrow-right": "flèche vers la droite",
    "chevron-left": "chevron vers la gauche",
    "chevron-right": "chevron vers la droite",
    "chevron-up": "chevron vers le haut",
    "chevron-down": "chevron vers le bas",
    close: "croix",
    menu: "menu",
    search: "loupe",
    more: "trois points",
    add: "plus",
    remove: "moins",
    delete: "corbeille",
    edit: "crayon",
    share: "partage",
    heart: "cœur",
    star: "étoile",
    cart: "panier",
    bell: "cloche",
    gear: "engrenage",
    person: "personne",
    eye: "œil",
    check: "coche",
    play: "lecture",
    home: "maison",
    mail: "enveloppe",
    phone: "téléphone",
    camera: "appareil photo",
    calendar: "calendrier",
    pin: "repère",
    lock: "cadenas",
    download: "téléchargement",
    filter: "filtre",
  },
  quote: (words) => `«\u00a0${words}\u00a0»`,
  called: (kind, words) => `${kind} ${words}`,
  showing: (kind, pictogram) => `${kind} (${pictogram})`,
  holding: (kind, words) => `${kind} avec ${words}`,
  nth,
  partOf: (kind, whole, wholeKind) => `${kind} ${of(whole, wholeKind)}`,
  oneOf: (name, index, total) => `${name} (${index} sur ${total} semblables)`,
};
