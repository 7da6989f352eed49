import { LOGO_WORDS } from "../../../../standards/words/logo-words.ts";
import { nameWords } from "../../../text/language/words.ts";
import { isWords, type Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { claim, type Claim, type Claims } from "../sign.ts";

const SIZE = { highestPx: 160, widestShare: 0.9, mostTexts: 2, longest: 24 };

const hasLogoSize = (thing: Thing, sight: Sight): boolean => {
  const { texts, characters } = sight.contentOf(thing);
  return (
    thing.box.height <= SIZE.highestPx &&
    thing.box.width <= SIZE.widestShare * sight.box.width &&
    texts <= SIZE.mostTexts &&
    characters <= SIZE.longest
  );
};

const isCalledLogo = ({ layer }: Thing): boolean =>
  nameWords(layer.node.name).some((word) => LOGO_WORDS.has(word));

const CERTAINTY = 0.8;

/** Marks of a product: what is called so and small enough; several in a row are links. */
export const logos: Claims = (sight): readonly Claim[] =>
  sight.things
    .filter(
      (thing) =>
        thing.parent &&
        !isWords(thing) &&
        hasLogoSize(thing, sight) &&
        isCalledLogo(thing) &&
        sight.twins.row(thing) === 0,
    )
    .map((thing) => claim("logo", [thing], CERTAINTY, { isWhole: true }));
