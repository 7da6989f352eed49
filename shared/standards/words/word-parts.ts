import type { Language } from "../../i18n/language.ts";
import { list } from "../list.ts";

/** Beginnings that make new words of others. */
export const PREFIXES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: list(
    "anti, auto, back, bi, bio, co, counter, cross, cyber, de, dis, down, eco, extra, fore, geo, hyper, in, inter",
    "intra, macro, mega, meta, micro, mid, mini, mis, mono, multi, nano, neo, non, off, omni, on, out, over, para",
    "photo, poly, post, pre, pro, proto, pseudo, quasi, re, self, semi, sub, super, tele, trans, tri, ultra, un",
    "under, uni, up, video",
  ),
  fr: list(
    "anti, auto, bi, bio, co, contre, dé, dés, éco, extra, géo, hyper, in, inter, intra, macro, méga, méta, micro",
    "mini, mono, multi, nano, néo, non, photo, pluri, poly, post, pré, pro, pseudo, re, ré, semi, sous, sub",
    "super, sur, télé, trans, tri, ultra, vidéo, visio",
  ),
};

/** Endings that make new words and forms. */
export const WORD_ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: (
    "s es ed er ers ing ings able ability ably ly ness less ful ish y ies ied ize izes ized izing izer izers ization " +
    "ise ises ised ising iser isation ity ism ist ists al ally ment ments ship like wise"
  ).split(" "),
  fr: (
    "s e es x er é ée és ées ez ant ai a ais ait aient era erait ions ons ment age ages eur eurs euse euses able ables " +
    "iser isé isée isés isées isation iste istes isme ité ités ation ations ement ements ette ettes ique iques"
  ).split(" "),
};
