import type { Language } from "../../shared/i18n/language.ts";

/**
 * A change from the spelling of a dictionary to another that is as right. Words that it makes beyond that do no
 * harm.
 */
type Change = readonly [pattern: RegExp, replacement: string];

const OUR =
  /(?<=arb|ard|arm|avi|cand|clam|col|demean|deav|enam|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|splend|succ|tum|val|vap|vig)or(?!ous|ar[iy]|i[aof]|iz|is[et]|at|ant|rh)/u;

/** The dictionary of English is American. */
const BRITISH: readonly Change[] = [
  [OUR, "our"],
  [/(?<=\p{L}{3})iz(?=(?:e[ds]?|ers?|ing|ingly|able|ations?|ational)$)/u, "is"],
  [/yz(?=(?:e[ds]?|ers?|ing)$)/u, "ys"],
  [/(?<=cent|theat|met|lit|lust|spect|fib|calib|meag|sab|mit|och|manoeuv|somb)er(?=s?$)/u, "re"],
  [/(?<=cent)er(?=ed$|ing$)/u, "r"],
  [/(?<=[^aeiou]e|[dntv]a|ia|ira|u[ae]|enci|unci|eri|gamb?o)l(?=(?:ed|ings?|ers?|ors?|ous|est)$)/u, "ll"],
  [/(?<=focu|bia)s(?=(?:es|ed|ing)$)/u, "ss"],
  [/(?<=benefi|targe|forma)t(?=(?:ed|ing)$)/u, "tt"],
  [/(?<=ana|cata|dia|homo|mono|pro|epi)log(?=s?$)/u, "logue"],
  [/(?<=lic|def|off|pret)ense/u, "ence"],
  [/^practic(?=e[sd]?$|ing$)/u, "practis"],
  [/gram(?=s?$)/u, "gramme"],
  [/(?<=judg|acknowledg)m/u, "em"],
  [/(?<=^ag|^queu|^cu|^rout|lik|siz)ing$/u, "eing"],
  [/(?<=lik|siz|sal|liv|us|rat|shar|mov)abl(?=[ey])/u, "eabl"],
  [/(?<=^fulfi|^enro|^ski|^wi|^insta|^disti)ll(?=s?$|ments?$|ful)/u, "l"],
  [/^hem(?=[ao])/u, "haem"],
  [/^anem/u, "anaem"],
  [/^anesth/u, "anaesth"],
  [/^gynec/u, "gynaec"],
  [/^pedia/u, "paedia"],
  [/^orthoped/u, "orthopaed"],
  [/^encyclop/u, "encyclopa"],
  [/^archeo/u, "archaeo"],
  [/^medieval/u, "mediaeval"],
  [/^estrogen/u, "oestrogen"],
  [/^fet(?=us|al)/u, "foet"],
  [/^diarrhea/u, "diarrhoea"],
  [/^esophag/u, "oesophag"],
  [/^maneuver(?=s?$)/u, "manoeuvre"],
  [/^maneuver(?=ed$|ing$)/u, "manoeuvr"],
  [/^mol(?=[dt])/u, "moul"],
  [/^smolder/u, "smoulder"],
  [/^plow/u, "plough"],
  [/^draft/u, "draught"],
  [/^skeptic/u, "sceptic"],
  [/^sulf/u, "sulph"],
  [/^jewelry$/u, "jewellery"],
  [/^woolen/u, "woollen"],
  [/^aluminum/u, "aluminium"],
  [/^airplane/u, "aeroplane"],
  [/^pajama/u, "pyjama"],
  [/^mustache/u, "moustache"],
  [/^yogurt/u, "yoghurt"],
  [/^artifact/u, "artefact"],
  [/^specialt/u, "specialit"],
  [/^coz(?=y$|i)/u, "cos"],
  [/^inquir/u, "enquir"],
  [/^curb/u, "kerb"],
  [/^tire(?=s?$)/u, "tyre"],
  [/^check(?=s?$|books?$)/u, "cheque"],
  [/^check(?=ered$)/u, "chequ"],
  [/^stor(?=ys?$)/u, "store"],
  [/^gray/u, "grey"],
  [/^carburet/u, "carburett"],
  [/^grayscale/u, "greyscale"],
];

/** The dictionary of French keeps the spellings from before the reform of 1990. */
const REFORMED: readonly Change[] = [
  [/î/gu, "i"],
  [/û/gu, "u"],
  [/é(?=[^aeiouyàâéèêëîïôùû]{1,2}u?er(?:ai|as?|ons|ez|ont|ais|ait|ions|iez|aient)$)/u, "è"],
  [/^réglement/u, "règlement"],
];

const CHANGES: Readonly<Record<Language, readonly Change[]>> = { en: BRITISH, fr: REFORMED };

/** A word, and how else it may be written. */
export function spellingsOf(word: string, language: Language): readonly string[] {
  const spellings = new Set([word]);
  for (const [pattern, replacement] of CHANGES[language]) {
    const changed = [...spellings].map((spelling) => spelling.replace(pattern, replacement));
    for (const spelling of changed) spellings.add(spelling);
  }
  return [...spellings];
}
