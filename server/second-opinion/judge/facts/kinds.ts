import { contains } from "../../../../shared/scene/geometry.ts";
import type { SeenPart, SeenScreen } from "../../screen/seen-screen.ts";

/** A kind of thing that claims speak of, and the signs that a screen has one. */
export interface Kind {
  /** Its names, in both languages. */
  readonly called: RegExp;
  /** The roles of a part that is one. */
  readonly roles: readonly string[];
  /** Words of a part that is one, has one or is about one. */
  readonly signs: RegExp;
  /** True when a screen shows one without a word. */
  readonly isSeen?: (screen: SeenScreen) => boolean;
}

const isSmall = ({ box }: SeenPart): boolean => Math.max(box.width, box.height) <= 140;
const isShapeOrButton = (role: string): boolean => ["icon", "icon-button", "button"].includes(role);
const isShape = ({ role }: SeenPart): boolean => ["picture", "icon", "panel", "shape"].includes(role);

const hasSmallPictures = ({ parts }: SeenScreen): boolean =>
  parts.filter((part) => part.role === "picture" && isSmall(part)).length > 1;

const hasThinBar = ({ parts }: SeenScreen): boolean =>
  parts.some((part) => isShape(part) && part.box.height <= 12 && part.box.width >= 60);

const hasLargePicture = ({ parts }: SeenScreen): boolean =>
  parts.some((part) => part.role === "picture" && !isSmall(part));

/** Bars side by side, or points of a curve. */
const hasManyShapes = ({ parts }: SeenScreen): boolean =>
  parts.filter(({ role }) => role === "shape" || role === "icon").length >= 12;

const hasIconAtTop = ({ parts, heightPx }: SeenScreen): boolean =>
  parts.some(({ role, box }) => isShapeOrButton(role) && box.y < Math.min(160, heightPx / 4));

const hasIconOnPicture = ({ parts }: SeenScreen): boolean =>
  parts.some(
    (icon) =>
      ["icon", "icon-button"].includes(icon.role) &&
      parts.some(({ role, box }) => role === "picture" && contains(box, icon.box)),
  );

/** Only kinds that show by themselves: what may be one in disguise is for the second look. */
export const KINDS: readonly Kind[] = [
  {
    called: /\bvideos?\b|\bvidéos?\b/,
    roles: [],
    signs: /video|vidéo|play|lecture|watch|film|stream|trailer|episode|épisode/,
    isSeen: hasIconOnPicture,
  },
  {
    called: /\badd[- ]to[- ](?:cart|basket|bag)\b|\bajouter au panier\b/,
    roles: [],
    signs: /cart|basket|\bbag\b|panier|buy|achet/,
  },
  {
    called: /\bcarr?ouss?els?\b|\bslideshows?\b|\bdiaporamas?\b/,
    roles: ["page-dots"],
    signs: /carr?ou|slide|swip|diapo/,
  },
  { called: /\b(?:quantity )?steppers?\b/, roles: ["stepper"], signs: /stepper|quantit|qty|\bstep/ },
  {
    called: /\bprogress (?:bar|indicator)s?\b|\bbarres? de progression\b/,
    roles: ["progress", "slider"],
    signs: /progress|upload|loading|charge/,
    isSeen: hasThinBar,
  },
  {
    called: /\bthumbnails?\b|\bvignettes?\b|\bminiatures?\b/,
    roles: [],
    signs: /thumb|vignette|miniature|avatar/,
    isSeen: hasSmallPictures,
  },
  {
    called: /\bsliders?\b|\bcurseurs?\b/,
    roles: ["slider"],
    signs: /slider|range|curseur/,
    isSeen: hasThinBar,
  },
  { called: /\btoggles?\b|\binterrupteurs?\b/, roles: ["switch"], signs: /toggle|switch|interrupteur/ },
  {
    called: /\bcomment threads?\b|\bcomments\b|\bcommentaires\b/,
    roles: [],
    signs: /comment|repl(?:y|ies)|répon|discuss|avis|review|thread/,
  },
  { called: /\bbreadcrumbs?\b|\bfil d'ariane\b/, roles: [], signs: /breadcrumb|ariane|[/›»>]/ },
  { called: /\bcountdowns?\b|\bcomptes? à rebours\b/, roles: [], signs: /countdown|timer|rebours|\d\d:\d\d/ },
  {
    called: /\btooltips?\b|\binfobulles?\b/,
    roles: [],
    signs: /tooltip|infobulle|popover|bubble|bulle|\bhint/,
  },
  {
    called: /\bkeyboards?\b|\bclaviers?\b/,
    roles: ["keyboard", "field"],
    signs: /keyboard|clavier|\bkeys?\b/,
  },
  {
    called: /\bstar ratings?\b|\brating stars\b|étoiles de notation\b/,
    roles: [],
    signs: /star|rating|étoile|note|★|review|avis/,
  },
  {
    // The build of a file is nothing that anybody sees who uses the screen.
    called:
      /\bauto[- ]?layouts?\b|\bmise en page automatique\b|(?<!for )\binstances? (?:of|laid|placed|are|is)\b|\b(?:separate|detached|component) instances?\b|\binstances? détachées?\b|\blayer names?\b|\bnoms? de calques?\b|\bconstraints?\b(?= (?:are|is) set)/,
    roles: [],
    signs: /auto[- ]?layout|\binstance|\blayers?\b|calque/,
  },
  {
    called: /\bpagination\b|\bpaginators?\b/,
    roles: ["page-dots"],
    signs: /pagin|page|next|previous|suivant|précédent|\b[1-9] ?(?:of|sur|–|-)/,
  },
  {
    called: /\bpassword fields?\b|\bchamps? (?:de )?mots? de passe\b/,
    roles: [],
    signs: /password|mot de passe|passcode|••/,
  },
  {
    called: /\bsearch (?:bar|field|box)s?\b|\bbarres? de recherche\b/,
    roles: [],
    signs: /search|recherch|find|magnif|loupe/,
  },
  {
    called: /\bmaps?\b/,
    roles: [],
    signs: /map|route|street|rue|location|itiné|geo|place|adress|distance|km\b/,
  },
  {
    called: /\bcalendars?\b|\bcalendriers?\b/,
    roles: [],
    signs: /calend|date|month|mois|mon|lun|week|semaine/,
  },
  {
    called: /\bcookie (?:banner|notice|bar)s?\b|\bbandeaux? (?:de )?cookies\b/,
    roles: [],
    signs: /cookie|consent|privacy/,
  },
  {
    called: /\b(?:bar |line |pie )?(?:charts?|graphs?)\b|\bgraphiques?\b|\bhistogrammes?\b|\bcourbes?\b/,
    roles: [],
    signs: /chart|graph|plot|\baxis|\baxes|histogram|diagram|courbe|trend|analytics|statisti/,
    isSeen: (screen) => hasLargePicture(screen) || hasManyShapes(screen),
  },
  {
    called: /\btestimonials?\b|\btémoignages?\b/,
    roles: [],
    signs: /quote|testimonial|témoignage|review|avis|rating|[“«]/,
  },
  {
    called: /\b(?:hamburger|burger) (?:menu|icon|button)s?\b|\bmenu (?:hamburger|burger)\b/,
    roles: [],
    signs: /menu|burger|\bnav/,
    isSeen: hasIconAtTop,
  },
  {
    called: /\b(?:promo|promotion|discount|coupon|voucher) (?:code|field|box)s?\b|\bcodes? promo\b/,
    roles: [],
    signs: /promo|coupon|discount|voucher|remise|réduc|\bcode/,
  },
  {
    called: /\b(?:language|currency) (?:switch(?:er)?|selector|menu|picker)s?\b|\bsélecteurs? de langue\b/,
    roles: [],
    signs: /lang|english|français|deutsch|español|русский|currency|devise|\b(?:en|fr|de|es|usd|eur)\b/,
  },
  {
    called: /\bdate pickers?\b|\bsélecteurs? de dates?\b/,
    roles: [],
    signs: /date|\bday|jour|month|mois|calend|\b20\d\d\b|check-?in/,
  },
  { called: /\bchatbots?\b|\bchat widgets?\b/, roles: [], signs: /chat|message|assistant|help|aide|bot/ },
];
